using System;

namespace Komadai
{
    /// <summary>A piece: a kind, which is a row of the game's piece table, and a side.</summary>
    public struct Piece : IEquatable<Piece>
    {
        /// <summary>A piece of that kind and side.</summary>
        public Piece(int kind, Side side)
        {
            Kind = kind;
            Side = side;
        }

        /// <summary>Its row in the piece table.</summary>
        public int Kind { get; }

        /// <summary>Whose it is.</summary>
        public Side Side { get; }

        internal static Piece? From(komadai_piece piece)
        {
            return piece.kind == Native.KOMADAI_NONE ? (Piece?)null : new Piece(piece.kind, (Side)piece.side);
        }

        internal static komadai_piece To(Piece? piece)
        {
            komadai_piece native;
            native.kind = piece.HasValue ? NativeCall.Byte(piece.Value.Kind, nameof(piece)) : Native.KOMADAI_NONE;
            native.side = piece.HasValue ? (byte)piece.Value.Side : Native.KOMADAI_NONE;
            return native;
        }

        /// <inheritdoc/>
        public bool Equals(Piece other)
        {
            return Kind == other.Kind && Side == other.Side;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Piece && Equals((Piece)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return Kind * 2 + (int)Side;
        }
    }

    /// <summary>A row of a game's piece table. Promoted, transformed and fused pieces have rows of their own.</summary>
    public sealed class PieceKind
    {
        internal PieceKind() { }

        /// <summary>Its row.</summary>
        public int Kind { get; internal set; }

        /// <summary>First's text for it, in upper case.</summary>
        public string Token { get; internal set; }

        /// <summary>Second's text for it, in lower case.</summary>
        public string LowerToken { get; internal set; }

        /// <summary>What it is called.</summary>
        public string Name { get; internal set; }

        /// <summary>How it moves, in the notation of Ralph Betza with additions.</summary>
        public string Movement { get; internal set; }

        /// <summary>How it moves, in words.</summary>
        public string Words { get; internal set; }

        /// <summary>The kind it promotes to.</summary>
        public int? PromotesTo { get; internal set; }

        /// <summary>The kinds that join the captor's hand.</summary>
        public int[] ReturnsAs { get; internal set; }

        /// <summary>The kinds it is fused from; none if it is not.</summary>
        public int[] Parts { get; internal set; }

        /// <summary>Whether its capture loses the game.</summary>
        public bool IsRoyal { get; internal set; }

        /// <summary>How strong it is: hops pass over weaker pieces only.</summary>
        public int Strength { get; internal set; }

        /// <summary>Its place in the order of the hand, if it can be in hand.</summary>
        public int? HandSlot { get; internal set; }
    }
}
