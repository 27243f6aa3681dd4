using System;

namespace Komadai
{
    /// <summary>A call that failed. The message says why in a sentence.</summary>
    public sealed class KomadaiException : Exception
    {
        internal KomadaiException(Status status, string message, long offset, Explanation explanation,
            int line, int column)
            : base(message)
        {
            Status = status;
            Offset = offset < 0 ? (int?)null : (int)offset;
            Explanation = explanation;
            Line = line == 0 ? (int?)null : line;
            Column = line == 0 ? (int?)null : column;
        }

        /// <summary>What happened.</summary>
        public Status Status { get; }

        /// <summary>The byte, in UTF-8, of the text that was passed at which reading stopped, if it did.</summary>
        public int? Offset { get; }

        /// <summary>The line, from 1, of the first fault of a record or of a game's description, if that is known.</summary>
        public int? Line { get; }

        /// <summary>The column of that in characters, from 1.</summary>
        public int? Column { get; }

        /// <summary>Why the move was not legal; its obstacle is <see cref="Obstacle.None"/> if it is not about that.</summary>
        public Explanation Explanation { get; }
    }
}
