namespace Komadai
{
    /// <summary>How a game ended, or that it goes on.</summary>
    public struct Outcome
    {
        /// <summary>An outcome to enter into a match.</summary>
        public Outcome(EndReason reason, Side? winner)
        {
            Reason = reason;
            Winner = winner;
        }

        internal Outcome(komadai_outcome outcome)
        {
            Reason = (EndReason)outcome.reason;
            Winner = outcome.winner == Native.KOMADAI_NONE ? (Side?)null : (Side)outcome.winner;
        }

        internal komadai_outcome ToNative()
        {
            komadai_outcome native;
            native.reason = (byte)Reason;
            native.winner = Winner.HasValue ? (byte)Winner.Value : Native.KOMADAI_NONE;
            return native;
        }

        /// <summary>Why it is over; <see cref="EndReason.None"/> while it goes on.</summary>
        public EndReason Reason { get; }

        /// <summary>Who won; nobody in a draw and while the game goes on.</summary>
        public Side? Winner { get; }

        /// <summary>Whether the game is over.</summary>
        public bool IsOver
        {
            get { return Reason != EndReason.None; }
        }
    }

    /// <summary>Why a move is not legal. What the squares and the kind are is told at each <see cref="Komadai.Obstacle"/>.</summary>
    public unsafe struct Explanation
    {
        internal Explanation(komadai_explanation explanation)
        {
            Obstacle = (Obstacle)explanation.obstacle;
            First = NativeCall.Number(explanation.squares[0]);
            Second = NativeCall.Number(explanation.squares[1]);
            Kind = NativeCall.Number(explanation.kind);
        }

        /// <summary>What keeps the move from being legal; <see cref="Obstacle.None"/> if it is.</summary>
        public Obstacle Obstacle { get; }

        /// <summary>The first square concerned.</summary>
        public int? First { get; }

        /// <summary>The second square concerned.</summary>
        public int? Second { get; }

        /// <summary>The kind concerned.</summary>
        public int? Kind { get; }
    }
}
