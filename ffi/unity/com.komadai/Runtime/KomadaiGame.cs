using System;

namespace Komadai
{
    /// <summary>A game: a position to start from, the moves played since and those taken back.</summary>
    public sealed unsafe class KomadaiGame : IDisposable
    {
        private readonly GameHandle handle;
        private Position present;

        /// <summary>From the start of the game of these rules.</summary>
        public KomadaiGame(Rules rules)
        {
            using (var start = new Position(rules))
            {
                handle = Make(start);
            }
        }

        /// <summary>From a position on, which is copied.</summary>
        public KomadaiGame(Position start)
        {
            handle = Make(start);
        }

        internal KomadaiGame(GameHandle handle)
        {
            this.handle = handle;
        }

        private static GameHandle Make(Position start)
        {
            komadai_game* game;
            using (var use = new Use(start.Handle))
            {
                NativeCall.Check(Native.komadai_game_new((komadai_position*)use.Pointer, &game));
            }
            return new GameHandle(game);
        }

        internal GameHandle Handle
        {
            get { return handle; }
        }

        /// <summary>A copy, to branch off.</summary>
        public KomadaiGame Clone()
        {
            komadai_game* copy;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_game_clone((komadai_game*)use.Pointer, &copy));
            }
            return new KomadaiGame(new GameHandle(copy));
        }

        /// <summary>
        /// The position after the last move, owned by the game: it is disposed of when the game changes, so
        /// <see cref="Komadai.Position.Clone"/> what is to last.
        /// </summary>
        public Position Position
        {
            get
            {
                if (present == null)
                {
                    komadai_position* position;
                    using (var use = new Use(handle))
                    {
                        NativeCall.Check(Native.komadai_game_position((komadai_game*)use.Pointer, &position));
                    }
                    present = new Position(new PositionHandle(position));
                }
                return present;
            }
        }

        private void Changed()
        {
            if (present != null)
            {
                present.Dispose();
                present = null;
            }
        }

        /// <summary>A copy of the position after a number of moves, 0 for the start.</summary>
        public Position PositionAfter(int moves)
        {
            komadai_position* position;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_game_position_after((komadai_game*)use.Pointer,
                    (UIntPtr)checked((uint)moves), &position));
            }
            return new Position(new PositionHandle(position));
        }

        /// <summary>The side to move.</summary>
        public Side Side
        {
            get { return Position.Side; }
        }

        /// <summary>The legal moves now.</summary>
        public Move[] LegalMoves()
        {
            return Position.LegalMoves();
        }

        /// <summary>The text of a move of the present position.</summary>
        public string Text(Move move)
        {
            return Position.Text(move);
        }

        /// <summary>How many moves have been played, without those taken back.</summary>
        public int Length
        {
            get
            {
                UIntPtr length;
                using (var use = new Use(handle))
                {
                    NativeCall.Check(Native.komadai_game_length((komadai_game*)use.Pointer, &length));
                }
                return (int)length.ToUInt32();
            }
        }

        /// <summary>The moves played.</summary>
        public Move[] Moves()
        {
            return NativeCall.Moves(handle, (game, buffer, capacity, needed) =>
                Native.komadai_game_moves((komadai_game*)game, (komadai_move*)buffer, capacity, needed));
        }

        /// <summary>The texts of the moves played.</summary>
        public string[] MoveTexts()
        {
            return NativeCall.Lines(handle, (game, buffer, capacity, needed) =>
                Native.komadai_game_move_texts((komadai_game*)game, (byte*)buffer, capacity, needed));
        }

        /// <summary>Plays a move.</summary>
        public void Play(Move move)
        {
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_game_play((komadai_game*)use.Pointer, move.ToNative()));
            }
            Changed();
        }

        /// <summary>Plays the move of a text.</summary>
        public void Play(string text)
        {
            byte[] utf8 = NativeCall.Utf8(text);
            using (var use = new Use(handle))
            fixed (byte* first = utf8)
            {
                NativeCall.Check(Native.komadai_game_play_text((komadai_game*)use.Pointer, first, NativeCall.Length(utf8)));
            }
            Changed();
        }

        /// <summary>Plays a move if it is legal; otherwise says why not, and nothing changes.</summary>
        public bool TryPlay(Move move, out KomadaiException problem)
        {
            komadai_status status;
            using (var use = new Use(handle))
            {
                status = Native.komadai_game_play((komadai_game*)use.Pointer, move.ToNative());
                problem = status == komadai_status.Ok ? null : NativeCall.Failure(status);
            }
            if (problem == null)
            {
                Changed();
            }
            return problem == null;
        }

        /// <summary>Takes the last move back, or a resignation or an agreement; false if there is nothing to take back.</summary>
        public bool Undo()
        {
            using (var use = new Use(handle))
            {
                return Did(Native.komadai_game_undo((komadai_game*)use.Pointer), komadai_status.NothingToUndo);
            }
        }

        /// <summary>Plays the move again that was taken back last; false if there is none.</summary>
        public bool Redo()
        {
            using (var use = new Use(handle))
            {
                return Did(Native.komadai_game_redo((komadai_game*)use.Pointer), komadai_status.NothingToRedo);
            }
        }

        private bool Did(komadai_status status, komadai_status nothing)
        {
            if (status == nothing)
            {
                return false;
            }
            NativeCall.Check(status);
            Changed();
            return true;
        }

        /// <summary>How the game ended, or that it goes on.</summary>
        public Outcome Outcome
        {
            get
            {
                komadai_outcome outcome;
                using (var use = new Use(handle))
                {
                    NativeCall.Check(Native.komadai_game_outcome((komadai_game*)use.Pointer, &outcome));
                }
                return new Outcome(outcome);
            }
        }

        /// <summary>A side gives up.</summary>
        public void Resign(Side side)
        {
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_game_resign((komadai_game*)use.Pointer, (byte)side));
            }
        }

        /// <summary>Both sides agree that nobody wins.</summary>
        public void AgreeDraw()
        {
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_game_agree_draw((komadai_game*)use.Pointer));
            }
        }

        /// <summary>How often the present position has occurred, this time included.</summary>
        public int Occurrences
        {
            get
            {
                UIntPtr count;
                using (var use = new Use(handle))
                {
                    NativeCall.Check(Native.komadai_game_occurrences((komadai_game*)use.Pointer, &count));
                }
                return (int)count.ToUInt32();
            }
        }

        /// <summary>A number that games with the same start and the same moves have in common.</summary>
        public ulong Hash
        {
            get
            {
                ulong hash;
                using (var use = new Use(handle))
                {
                    NativeCall.Check(Native.komadai_game_hash((komadai_game*)use.Pointer, &hash));
                }
                return hash;
            }
        }

        /// <summary>Frees the native memory.</summary>
        public void Dispose()
        {
            Changed();
            handle.Dispose();
        }
    }
}
