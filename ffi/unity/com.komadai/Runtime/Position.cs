using System;

namespace Komadai
{
    /// <summary>A position of a game, which obeys its rules.</summary>
    public sealed unsafe class Position : IDisposable
    {
        private readonly PositionHandle handle;

        /// <summary>The start of the game.</summary>
        public Position(Rules rules)
        {
            komadai_position* position;
            using (var use = new Use(rules.Handle))
            {
                NativeCall.Check(Native.komadai_position_start((komadai_rules*)use.Pointer, &position));
            }
            handle = new PositionHandle(position);
        }

        /// <summary>The position of a text.</summary>
        public Position(Rules rules, string text)
        {
            byte[] utf8 = NativeCall.Utf8(text);
            komadai_position* position;
            using (var use = new Use(rules.Handle))
            fixed (byte* first = utf8)
            {
                NativeCall.Check(Native.komadai_position_parse((komadai_rules*)use.Pointer, first,
                    NativeCall.Length(utf8), &position));
            }
            handle = new PositionHandle(position);
        }

        internal Position(PositionHandle handle)
        {
            this.handle = handle;
        }

        internal PositionHandle Handle
        {
            get { return handle; }
        }

        /// <summary>A copy.</summary>
        public Position Clone()
        {
            komadai_position* copy;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_position_clone((komadai_position*)use.Pointer, &copy));
            }
            return new Position(new PositionHandle(copy));
        }

        /// <summary>The rules of the game.</summary>
        public Rules Rules()
        {
            komadai_rules* rules;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_position_rules((komadai_position*)use.Pointer, &rules));
            }
            return new Rules(new RulesHandle(rules));
        }

        private komadai_position_info Info()
        {
            komadai_position_info info;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_position_describe((komadai_position*)use.Pointer, &info));
            }
            return info;
        }

        /// <summary>The side to move.</summary>
        public Side Side
        {
            get { return (Side)Info().side; }
        }

        /// <summary>The number of the move to be played, 1 for the first of a game.</summary>
        public long Ply
        {
            get { return Info().ply; }
        }

        /// <summary>A number that equal positions have in common, whatever their counters.</summary>
        public ulong Hash
        {
            get { return Info().hash; }
        }

        /// <summary>Whether the side to move is in check.</summary>
        public bool IsCheck
        {
            get
            {
                byte check;
                using (var use = new Use(handle))
                {
                    NativeCall.Check(Native.komadai_position_is_check((komadai_position*)use.Pointer, &check));
                }
                return check == 1;
            }
        }

        /// <summary>What stands on a square.</summary>
        public Piece? this[int square]
        {
            get
            {
                komadai_piece piece;
                using (var use = new Use(handle))
                {
                    NativeCall.Check(Native.komadai_position_piece((komadai_position*)use.Pointer,
                        NativeCall.Byte(square, nameof(square)), &piece));
                }
                return Piece.From(piece);
            }
        }

        /// <summary>The whole board, by number of square.</summary>
        public Piece?[] Board()
        {
            int count;
            byte[] bytes = NativeCall.Items(handle, sizeof(komadai_piece), 128, (position, buffer, capacity, needed) =>
                Native.komadai_position_board((komadai_position*)position, (komadai_piece*)buffer, capacity, needed),
                out count);
            var board = new Piece?[count];
            fixed (byte* first = bytes)
            {
                for (int i = 0; i < count; i++)
                {
                    board[i] = Piece.From(((komadai_piece*)first)[i]);
                }
            }
            return board;
        }

        /// <summary>How many pieces of a kind a side has in hand.</summary>
        public int InHand(Side side, int kind)
        {
            ushort count;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_position_in_hand((komadai_position*)use.Pointer, (byte)side,
                    NativeCall.Byte(kind, nameof(kind)), &count));
            }
            return count;
        }

        /// <summary>All legal moves, in no particular order.</summary>
        public Move[] LegalMoves()
        {
            return NativeCall.Moves(handle, (position, buffer, capacity, needed) =>
                Native.komadai_position_legal_moves((komadai_position*)position, (komadai_move*)buffer, capacity, needed));
        }

        /// <summary>The legal moves of the piece on a square.</summary>
        public Move[] MovesFrom(int square)
        {
            byte number = NativeCall.Byte(square, nameof(square));
            return NativeCall.Moves(handle, (position, buffer, capacity, needed) => Native.komadai_position_moves_from(
                (komadai_position*)position, number, (komadai_move*)buffer, capacity, needed));
        }

        /// <summary>The legal moves that remove an enemy piece.</summary>
        public Move[] CaptureMoves()
        {
            return NativeCall.Moves(handle, (position, buffer, capacity, needed) =>
                Native.komadai_position_capture_moves((komadai_position*)position, (komadai_move*)buffer, capacity, needed));
        }

        /// <summary>The legal drops of a kind.</summary>
        public Move[] Drops(int kind)
        {
            byte number = NativeCall.Byte(kind, nameof(kind));
            return NativeCall.Moves(handle, (position, buffer, capacity, needed) => Native.komadai_position_drops(
                (komadai_position*)position, number, (komadai_move*)buffer, capacity, needed));
        }

        /// <summary>How many legal moves there are.</summary>
        public long CountMoves()
        {
            ulong count;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_position_count_moves((komadai_position*)use.Pointer, &count));
            }
            return (long)count;
        }

        /// <summary>The text of a move.</summary>
        public string Text(Move move)
        {
            komadai_move native = move.ToNative();
            return NativeCall.Text(handle, (position, buffer, capacity, needed) =>
                Native.komadai_position_move_text((komadai_position*)position, native, (byte*)buffer, capacity, needed));
        }

        /// <summary>The legal move of a text.</summary>
        public Move ParseMove(string text)
        {
            byte[] utf8 = NativeCall.Utf8(text);
            komadai_move move;
            using (var use = new Use(handle))
            fixed (byte* first = utf8)
            {
                NativeCall.Check(Native.komadai_position_parse_move((komadai_position*)use.Pointer, first,
                    NativeCall.Length(utf8), &move));
            }
            return new Move(move);
        }

        /// <summary>The move of a text, legal or not.</summary>
        public Move ReadMove(string text)
        {
            byte[] utf8 = NativeCall.Utf8(text);
            komadai_move move;
            using (var use = new Use(handle))
            fixed (byte* first = utf8)
            {
                NativeCall.Check(Native.komadai_position_read_move((komadai_position*)use.Pointer, first,
                    NativeCall.Length(utf8), &move));
            }
            return new Move(move);
        }

        /// <summary>Whether a move is legal.</summary>
        public bool IsLegal(Move move)
        {
            byte legal;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_position_is_legal((komadai_position*)use.Pointer, move.ToNative(), &legal));
            }
            return legal == 1;
        }

        /// <summary>Whether a move gives check; it need not be legal.</summary>
        public bool GivesCheck(Move move)
        {
            byte check;
            using (var use = new Use(handle))
            {
                NativeCall.Check(
                    Native.komadai_position_gives_check((komadai_position*)use.Pointer, move.ToNative(), &check));
            }
            return check == 1;
        }

        /// <summary>Why a move is not legal; the obstacle is none if it is.</summary>
        public Explanation Explain(Move move)
        {
            komadai_explanation explanation;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_position_explain((komadai_position*)use.Pointer, move.ToNative(),
                    &explanation));
            }
            return new Explanation(explanation);
        }

        /// <summary>Why a move is not legal, as a sentence; empty if it is.</summary>
        public string ExplainText(Move move)
        {
            komadai_move native = move.ToNative();
            return NativeCall.Text(handle, (position, buffer, capacity, needed) =>
                Native.komadai_position_explain_text((komadai_position*)position, native, (byte*)buffer, capacity, needed));
        }

        /// <summary>Plays a move.</summary>
        public void Play(Move move)
        {
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_position_play((komadai_position*)use.Pointer, move.ToNative()));
            }
        }

        /// <summary>Plays the move of a text.</summary>
        public void Play(string text)
        {
            Play(ParseMove(text));
        }

        /// <summary>All that a move alters, in order: what to animate. The position stays.</summary>
        public Change[] Changes(Move move)
        {
            komadai_move native = move.ToNative();
            int count;
            byte[] bytes = NativeCall.Items(handle, sizeof(komadai_change), 16, (position, buffer, capacity, needed) =>
                Native.komadai_position_changes((komadai_position*)position, native, (komadai_change*)buffer, capacity,
                    needed), out count);
            var changes = new Change[count];
            fixed (byte* first = bytes)
            {
                for (int i = 0; i < count; i++)
                {
                    changes[i] = new Change(((komadai_change*)first)[i]);
                }
            }
            return changes;
        }

        /// <summary>The enemy pieces that a move removes; it need not be legal.</summary>
        public int[] Captured(Move move)
        {
            komadai_move native = move.ToNative();
            return NativeCall.Numbers(handle, (position, buffer, capacity, needed) => Native.komadai_position_captured(
                (komadai_position*)position, native, (byte*)buffer, capacity, needed));
        }

        /// <summary>The pieces that give check.</summary>
        public int[] Checkers()
        {
            return NativeCall.Numbers(handle, (position, buffer, capacity, needed) =>
                Native.komadai_position_checkers((komadai_position*)position, (byte*)buffer, capacity, needed));
        }

        /// <summary>The pieces of a side that attack a square.</summary>
        public int[] Attackers(int square, Side side)
        {
            byte number = NativeCall.Byte(square, nameof(square));
            return NativeCall.Numbers(handle, (position, buffer, capacity, needed) => Native.komadai_position_attackers(
                (komadai_position*)position, number, (byte)side, (byte*)buffer, capacity, needed));
        }

        /// <summary>The pieces of both sides that are petrified (Medusa Shogi).</summary>
        public int[] Petrified()
        {
            return NativeCall.Numbers(handle, (position, buffer, capacity, needed) =>
                Native.komadai_position_petrified((komadai_position*)position, (byte*)buffer, capacity, needed));
        }

        /// <summary>How the game ended, as far as the position alone tells.</summary>
        public Outcome Outcome()
        {
            komadai_outcome outcome;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_position_outcome((komadai_position*)use.Pointer, &outcome));
            }
            return new Outcome(outcome);
        }

        /// <summary>The number of ways to play so many plies from here.</summary>
        public ulong Perft(int depth)
        {
            ulong nodes;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_position_perft((komadai_position*)use.Pointer, checked((uint)depth), &nodes));
            }
            return nodes;
        }

        /// <summary>The same position seen from the other side of the board.</summary>
        public Position Rotated()
        {
            komadai_position* rotated;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_position_rotated((komadai_position*)use.Pointer, &rotated));
            }
            return new Position(new PositionHandle(rotated));
        }

        /// <summary>Whether the two are the same, counters apart.</summary>
        public bool IsSame(Position other)
        {
            byte same;
            using (var use = new Use(handle))
            using (var useOther = new Use(other.handle))
            {
                NativeCall.Check(Native.komadai_position_same((komadai_position*)use.Pointer,
                    (komadai_position*)useOther.Pointer, &same));
            }
            return same == 1;
        }

        /// <summary>The position's text.</summary>
        public override string ToString()
        {
            return NativeCall.Text(handle, (position, buffer, capacity, needed) =>
                Native.komadai_position_text((komadai_position*)position, (byte*)buffer, capacity, needed));
        }

        /// <summary>Frees the native memory.</summary>
        public void Dispose()
        {
            handle.Dispose();
        }
    }
}
