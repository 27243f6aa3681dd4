using System;

namespace Komadai
{
    /// <summary>One thing that keeps a setup from being a position.</summary>
    public struct Fault
    {
        internal Fault(komadai_fault fault, string text)
        {
            Code = (SetupFault)fault.fault;
            IsWaivable = fault.waivable == 1;
            Square = NativeCall.Number(fault.square);
            Side = fault.side == Native.KOMADAI_NONE ? (Side?)null : (Side)fault.side;
            Text = text;
        }

        /// <summary>What it is.</summary>
        public SetupFault Code { get; }

        /// <summary>Whether a position can be made all the same.</summary>
        public bool IsWaivable { get; }

        /// <summary>The square concerned, if one is.</summary>
        public int? Square { get; }

        /// <summary>The side concerned, if one is.</summary>
        public Side? Side { get; }

        /// <summary>The fault as a sentence.</summary>
        public string Text { get; }
    }

    /// <summary>Anything one can write down as a position, whether it obeys the rules or not: what an editor edits.</summary>
    public sealed unsafe class Setup : IDisposable
    {
        private readonly SetupHandle handle;

        /// <summary>An empty board with First to move.</summary>
        public Setup(Rules rules)
        {
            komadai_setup* setup;
            using (var use = new Use(rules.Handle))
            {
                NativeCall.Check(Native.komadai_setup_new((komadai_rules*)use.Pointer, &setup));
            }
            handle = new SetupHandle(setup);
        }

        /// <summary>Reads the text of a position, which need not obey the rules.</summary>
        public Setup(Rules rules, string text)
        {
            byte[] utf8 = NativeCall.Utf8(text);
            komadai_setup* setup;
            using (var use = new Use(rules.Handle))
            fixed (byte* first = utf8)
            {
                NativeCall.Check(Native.komadai_setup_parse((komadai_rules*)use.Pointer, first, NativeCall.Length(utf8),
                    &setup));
            }
            handle = new SetupHandle(setup);
        }

        /// <summary>A setup equal to a position.</summary>
        public Setup(Position position)
        {
            komadai_setup* setup;
            using (var use = new Use(position.Handle))
            {
                NativeCall.Check(Native.komadai_setup_from_position((komadai_position*)use.Pointer, &setup));
            }
            handle = new SetupHandle(setup);
        }

        /// <summary>Makes a piece, or nothing, stand on a square.</summary>
        public void Put(int square, Piece? piece)
        {
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_setup_put((komadai_setup*)use.Pointer,
                    NativeCall.Byte(square, nameof(square)), Piece.To(piece)));
            }
        }

        /// <summary>Makes so many pieces be in hand.</summary>
        public void SetHand(Side side, int kind, int count)
        {
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_setup_set_hand((komadai_setup*)use.Pointer, (byte)side,
                    NativeCall.Byte(kind, nameof(kind)), checked((ushort)count)));
            }
        }

        /// <summary>Says whose turn it is.</summary>
        public void SetSide(Side side)
        {
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_setup_set_side((komadai_setup*)use.Pointer, (byte)side));
            }
        }

        /// <summary>Sets the number of the move, and of the plies since the last capture or promotion.</summary>
        public void SetCounters(int ply, int quiet)
        {
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_setup_set_counters((komadai_setup*)use.Pointer, checked((uint)ply),
                    checked((ushort)quiet)));
            }
        }

        /// <summary>Gives or takes the right to castle with the rook that starts on a square.</summary>
        public void SetCastling(int rook, bool may)
        {
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_setup_set_castling((komadai_setup*)use.Pointer,
                    NativeCall.Byte(rook, nameof(rook)), may ? (byte)1 : (byte)0));
            }
        }

        /// <summary>All that keeps it from being a position: nothing when it is one.</summary>
        public Fault[] Faults()
        {
            int count;
            byte[] bytes = NativeCall.Items(handle, sizeof(komadai_fault), 16, (setup, buffer, capacity, needed) =>
                Native.komadai_setup_faults((komadai_setup*)setup, (komadai_fault*)buffer, capacity, needed), out count);
            string[] texts = NativeCall.Lines(handle, (setup, buffer, capacity, needed) =>
                Native.komadai_setup_fault_texts((komadai_setup*)setup, (byte*)buffer, capacity, needed));
            Fault[] faults = new Fault[count];
            fixed (byte* first = bytes)
            {
                for (int i = 0; i < count; i++)
                {
                    faults[i] = new Fault(((komadai_fault*)first)[i], texts[i]);
                }
            }
            return faults;
        }

        /// <summary>The position, letting the given faults pass.</summary>
        public Position ToPosition(params SetupFault[] waived)
        {
            uint bits = 0;
            foreach (SetupFault fault in waived)
            {
                bits |= 1u << (int)fault;
            }
            komadai_position* position;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_position_from_setup((komadai_setup*)use.Pointer, bits, &position));
            }
            return new Position(new PositionHandle(position));
        }

        /// <summary>The setup's text.</summary>
        public override string ToString()
        {
            return NativeCall.Text(handle, (setup, buffer, capacity, needed) =>
                Native.komadai_setup_text((komadai_setup*)setup, (byte*)buffer, capacity, needed));
        }

        /// <summary>Frees the native memory.</summary>
        public void Dispose()
        {
            handle.Dispose();
        }
    }
}
