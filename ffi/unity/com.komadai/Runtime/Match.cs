using System;

namespace Komadai
{
    /// <summary>A row of games, called hands, between two players who take turns in moving first.</summary>
    public sealed unsafe class Match : IDisposable
    {
        private readonly MatchHandle handle;

        /// <summary>A match of which no hand has been played.</summary>
        /// <param name="winsInARow">How many hands one must win in a row.</param>
        /// <param name="drawBreaksRun">Whether a drawn hand breaks a run of wins.</param>
        public Match(int winsInARow = 2, bool drawBreaksRun = true)
        {
            komadai_match* contest;
            NativeCall.Check(Native.komadai_match_new(checked((byte)winsInARow), drawBreaksRun ? (byte)1 : (byte)0,
                &contest));
            handle = new MatchHandle(contest);
        }

        /// <summary>Who plays a side in the hand to be played.</summary>
        public Player PlayerOf(Side side)
        {
            byte player;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_match_player((komadai_match*)use.Pointer, (byte)side, &player));
            }
            return (Player)player;
        }

        /// <summary>Enters how a hand ended.</summary>
        public void Record(Outcome outcome)
        {
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_match_record((komadai_match*)use.Pointer, outcome.ToNative()));
            }
        }

        /// <summary>Enters a hand that has been played.</summary>
        public void FinishHand(KomadaiGame game)
        {
            using (var use = new Use(handle))
            using (var useGame = new Use(game.Handle))
            {
                NativeCall.Check(Native.komadai_match_finish_hand((komadai_match*)use.Pointer,
                    (komadai_game*)useGame.Pointer));
            }
        }

        private komadai_score Score()
        {
            komadai_score score;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_match_score((komadai_match*)use.Pointer, &score));
            }
            return score;
        }

        /// <summary>How many hands have been played.</summary>
        public int Hands
        {
            get { return (int)Score().hands; }
        }

        /// <summary>How many hands a player has won.</summary>
        public int Wins(Player player)
        {
            komadai_score score = Score();
            return (int)(player == Player.One ? score.wins[0] : score.wins[1]);
        }

        /// <summary>How many hands in a row <see cref="RunOf"/> has won last.</summary>
        public int Run
        {
            get { return (int)Score().run; }
        }

        /// <summary>Who has won the last hands in a row.</summary>
        public Player? RunOf
        {
            get { return PlayerFrom(Score().run_of); }
        }

        /// <summary>Who has won the match.</summary>
        public Player? Winner
        {
            get { return PlayerFrom(Score().winner); }
        }

        private static Player? PlayerFrom(byte player)
        {
            return player == Native.KOMADAI_NONE ? (Player?)null : (Player)player;
        }

        /// <summary>Frees the native memory.</summary>
        public void Dispose()
        {
            handle.Dispose();
        }
    }
}
