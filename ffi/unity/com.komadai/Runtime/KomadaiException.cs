using System;

namespace Komadai
{
    /// <summary>A call that failed. The message says why in a sentence.</summary>
    public sealed class KomadaiException : Exception
    {
        internal KomadaiException(Status status, string message, long offset, Explanation explanation)
            : base(message)
        {
            Status = status;
            Offset = offset < 0 ? (int?)null : (int)offset;
            Explanation = explanation;
        }

        /// <summary>What happened.</summary>
        public Status Status { get; }

        /// <summary>The byte, in UTF-8, of the text that was passed at which reading stopped, if it did.</summary>
        public int? Offset { get; }

        /// <summary>Why the move was not legal; its obstacle is <see cref="Obstacle.None"/> if it is not about that.</summary>
        public Explanation Explanation { get; }
    }
}
