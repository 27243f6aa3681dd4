using System;

namespace Komadai
{
    /// <summary>A move of a position. <see cref="Position.Text"/> writes it, <see cref="Position.ParseMove"/> reads it.</summary>
    public unsafe struct Move : IEquatable<Move>
    {
        private komadai_move native;

        internal Move(komadai_move native)
        {
            this.native = native;
        }

        internal komadai_move ToNative()
        {
            return native;
        }

        /// <summary>What sort of move it is.</summary>
        public MoveAction Action
        {
            get { return (MoveAction)native.action; }
        }

        /// <summary>The square of the moving piece; none for a drop.</summary>
        public int? From
        {
            get { return NativeCall.Number(native.from); }
        }

        /// <summary>The square where that piece stands after the move.</summary>
        public int To
        {
            get { return native.to; }
        }

        /// <summary>
        /// Other squares: those of captures on the way, of a neighbour captured without moving, or where the castling
        /// rook stands and goes.
        /// </summary>
        public int[] Via
        {
            get
            {
                fixed (byte* via = native.via)
                {
                    int count = via[0] == Native.KOMADAI_NONE ? 0 : via[1] == Native.KOMADAI_NONE ? 1 : 2;
                    int[] squares = new int[count];
                    for (int i = 0; i < count; i++)
                    {
                        squares[i] = via[i];
                    }
                    return squares;
                }
            }
        }

        /// <summary>The kind that is dropped, taken on as a form, or split off.</summary>
        public int? Kind
        {
            get { return NativeCall.Number(native.kind); }
        }

        /// <summary>Whether the piece promotes.</summary>
        public bool Promotes
        {
            get { return native.promote == 1; }
        }

        private ulong Bits
        {
            get
            {
                fixed (komadai_move* move = &native)
                {
                    byte* bytes = (byte*)move;
                    ulong bits = 0;
                    for (int i = 0; i < sizeof(komadai_move); i++)
                    {
                        bits = bits << 8 | bytes[i];
                    }
                    return bits;
                }
            }
        }

        /// <inheritdoc/>
        public bool Equals(Move other)
        {
            return Bits == other.Bits;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Move && Equals((Move)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return Bits.GetHashCode();
        }
    }

    /// <summary>
    /// One thing that a move alters. On a square, <see cref="Was"/> gives way to <see cref="Now"/>. In a hand, the piece
    /// <see cref="Now"/> is added or the piece <see cref="Was"/> is taken out.
    /// </summary>
    public struct Change
    {
        internal Change(komadai_change change)
        {
            Square = NativeCall.Number(change.square);
            Hand = change.hand == Native.KOMADAI_NONE ? (Side?)null : (Side)change.hand;
            Was = Piece.From(change.was);
            Now = Piece.From(change.now);
            Reason = (ChangeReason)change.why;
        }

        /// <summary>The square, unless it is in a hand.</summary>
        public int? Square { get; }

        /// <summary>The side whose hand changes, unless it is on a square.</summary>
        public Side? Hand { get; }

        /// <summary>What was there before, or leaves the hand.</summary>
        public Piece? Was { get; }

        /// <summary>What is there now, or joins the hand.</summary>
        public Piece? Now { get; }

        /// <summary>Why.</summary>
        public ChangeReason Reason { get; }
    }
}
