using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Threading;
using Komadai;

/// <summary>Runs the C# wrapper: whole games, errors, thousands of handles left to the collector, threads.</summary>
internal static unsafe class Program
{
    private static void Require(bool holds, string what)
    {
        if (!holds)
        {
            throw new Exception("not so: " + what);
        }
    }

    private static KomadaiException Fails(Action action, Status status)
    {
        try
        {
            action();
        }
        catch (KomadaiException error)
        {
            Require(error.Status == status, error.Status + " instead of " + status + ": " + error.Message);
            Require(error.Message.Length > 0, "a message");
            return error;
        }
        throw new Exception(status + " was expected");
    }

    private static void Layouts()
    {
        Require(sizeof(komadai_move) == 8, "size of a move");
        Require(sizeof(komadai_piece) == 2, "size of a piece");
        Require(sizeof(komadai_piece_info) == 8, "size of a row of the piece table");
        Require(sizeof(komadai_change) == 8, "size of a change");
        Require(sizeof(komadai_outcome) == 2, "size of an outcome");
        Require(sizeof(komadai_explanation) == 12, "size of an explanation");
        Require(sizeof(komadai_fault) == 4, "size of a fault");
        Require(sizeof(komadai_rules_info) == 24, "size of what is told of rules");
        Require(sizeof(komadai_position_info) == 16, "size of what is told of a position");
        Require(sizeof(komadai_count) == 16, "size of a count");
        Require(sizeof(komadai_hand) == 4, "size of a hand");
        Require(sizeof(komadai_score) == 20, "size of a score");
        Require(Native.komadai_abi_version() == Native.KOMADAI_ABI_VERSION, "version of the interface");
        Require(Marshal.PtrToStringAnsi((IntPtr)Native.komadai_version()) == "0.1.0", "version of the library");
    }

    private static void PlayGame(string id, int seed)
    {
        using (var rules = new Rules(id))
        using (var game = new KomadaiGame(rules))
        {
            var random = new Random(seed);
            Require(rules.Start == game.Position.ToString(), "the start");
            while (!game.Outcome.IsOver && game.Length < 200)
            {
                Move[] moves = game.LegalMoves();
                Require(moves.Length == game.Position.CountMoves(), "as many moves as are counted");
                Move move = moves[random.Next(moves.Length)];
                Require(game.Position.ParseMove(game.Text(move)).Equals(move), "a move's text reads back");
                Require(game.Position.Explain(move).Obstacle == Obstacle.None, "a legal move needs no explanation");
                Require((Array.IndexOf(game.Position.CaptureMoves(), move) >= 0) == (game.Position.Captured(move).Length > 0),
                    "a capture removes a piece");
                bool check = game.Position.GivesCheck(move);
                // What the changes say is what happens.
                Piece?[] board = game.Position.Board();
                foreach (Change change in game.Position.Changes(move))
                {
                    if (change.Square.HasValue)
                    {
                        Require(Equals(board[change.Square.Value], change.Was), "what was there");
                        board[change.Square.Value] = change.Now;
                    }
                }
                game.Play(move);
                Require(game.Position.IsCheck == check, "the check was foreseen");
                Piece?[] after = game.Position.Board();
                for (int square = 0; square < board.Length; square++)
                {
                    Require(Equals(board[square], after[square]), "the changes are complete");
                }
            }
            int length = game.Length;
            ulong hash = game.Hash;
            Require(game.Moves().Length == length && game.MoveTexts().Length == length, "all moves are kept");
            while (game.Undo()) { }
            Require(game.Length == 0 && game.Position.ToString() == rules.Start, "all is taken back");
            while (game.Redo()) { }
            Require(game.Length == length && game.Hash == hash, "all is played again");
        }
    }

    private static void Tables()
    {
        foreach (string id in Rules.Games())
        {
            using (var rules = new Rules(id))
            {
                Require(rules.Id == id && rules.Title.Length > 0, "names");
                Require(rules.SideName(Side.First) != rules.SideName(Side.Second), "sides");
                int royals = 0;
                foreach (PieceKind kind in rules.Kinds)
                {
                    Require(kind.Name.Length > 0 && kind.Words.Length > 0, "words");
                    Require(rules.FindPiece(kind.Token).Equals(new Piece(kind.Kind, Side.First)), "tokens");
                    Require(rules.FindPiece(kind.LowerToken).Equals(new Piece(kind.Kind, Side.Second)), "lower tokens");
                    royals += kind.IsRoyal ? 1 : 0;
                    if (kind.Parts.Length == 2)
                    {
                        Require(rules.Fused(kind.Parts[0], kind.Parts[1]) == kind.Kind, "fusion");
                    }
                }
                Require(royals > 0, "a king");
                foreach (int square in rules.Squares(SquareGroup.All))
                {
                    Require(rules.FindSquare(rules.SquareName(square)) == square, "names of squares");
                }
                foreach (string option in Rules.OptionsOf(id))
                {
                    new Rules(id, new Dictionary<string, bool> { { option, true } }).Dispose();
                }
            }
        }
    }

    private static void Errors()
    {
        Fails(() => new Rules("chess"), Status.NoSuchGame);
        Fails(() => new Rules("shogi", new Dictionary<string, bool> { { "free_cake", true } }), Status.NoSuchOption);
        using (var rules = new Rules("shogi"))
        using (var game = new KomadaiGame(rules))
        {
            Require(game.Position.Perft(3) == 25470, "the published count");
            KomadaiException error = Fails(() => new Position(rules, "4k4/9/9/9/9/9/9/9/4X4 b - 1"),
                Status.MalformedPosition);
            Require(error.Offset == 19, "the place of the error");
            Fails(() => new Position(rules, ""), Status.MalformedPosition);
            error = Fails(() => game.Play("8h2b"), Status.IllegalMove);
            Require(error.Explanation.Obstacle == Obstacle.Blocked, "the reason");
            Require(rules.SquareName(error.Explanation.Second.Value) == "7g", "the square in the way");
            Fails(() => game.Play("7g7"), Status.MalformedMove);
            Fails(() => game.Position.Attackers(200, Side.First), Status.InvalidArgument);
            KomadaiException problem;
            Require(!game.TryPlay(game.Position.ReadMove("7g7e"), out problem), "an illegal move");
            Require(problem.Explanation.Obstacle == Obstacle.CannotReach, "the reason of an illegal move");
            Require(game.Length == 0 && !game.Undo(), "nothing was played");
            game.Play("7g7f");
            game.Resign(Side.Second);
            Require(game.Outcome.Winner == Side.First, "resignation");
            Fails(() => game.Play("3c3d"), Status.GameOver);

            using (var setup = new Setup(rules))
            {
                setup.Put(rules.FindSquare("5i"), rules.FindPiece("K"));
                setup.Put(rules.FindSquare("9a"), rules.FindPiece("P"));
                Fault[] faults = setup.Faults();
                Require(faults.Length == 2 && faults[0].Code == SetupFault.Royals && faults[0].Side == Side.Second,
                    "the faults of a setup");
                Fails(() => setup.ToPosition(SetupFault.Royals), Status.IllegalPosition);
                setup.ToPosition(SetupFault.Royals, SetupFault.CannotStand).Dispose();
            }
        }
        var gone = new Rules("shogi");
        gone.Dispose();
        gone.Dispose();
        try
        {
            Require(gone.Title == null, "no title");
        }
        catch (ObjectDisposedException)
        {
            return;
        }
        throw new Exception("what is disposed of cannot be used");
    }

    private static void Matches()
    {
        using (var match = new Match())
        {
            match.Record(new Outcome(EndReason.Checkmate, Side.First));
            Require(match.PlayerOf(Side.First) == Player.Two, "the first move alternates");
            match.Record(new Outcome(EndReason.Resignation, Side.Second));
            Require(match.Winner == Player.One && match.Wins(Player.One) == 2 && match.Run == 2, "two wins in a row");
            Fails(() => match.Record(new Outcome(EndReason.Quiet, null)), Status.MatchOver);
        }
    }

    private static void Records()
    {
        using (var rules = new Rules("shogi"))
        using (var game = new KomadaiGame(rules))
        {
            game.Play("7g7f");
            game.Resign(Side.Second);
            using (var record = new GameRecord(game))
            {
                record.SetTag("First", "Ann \u738b");
                string text = record.ToString();
                Require(record["First"] == "Ann \u738b" && record["Site"] == null, "tags");
                Require(record["Result"] == "1-0" && record["Reason"] == "resignation", "the end");
                Require(record.TagNames().Length == 1 && record.MoveTexts().Length == 1, "what is in a record");
                IList<string> texts = GameRecord.Split(text + "\n" + text);
                Require(texts.Count == 2, "two records");
                using (var again = new GameRecord(texts[1]))
                using (KomadaiGame played = again.ToGame())
                using (Rules same = again.Rules())
                {
                    Require(again.ToString() == text && played.Hash == game.Hash && same.Id == "shogi", "it reads back");
                }
                using (GameRecord usi = GameRecord.FromUsi(rules, record.ToUsi()))
                {
                    Require(usi.ToUsi() == "position startpos moves 7g7f", "USI");
                }
                using (Rules loaded = Rules.Load(rules.ToToml()))
                using (Rules fromJson = Rules.Load(loaded.ToJson()))
                using (var own = new GameRecord(fromJson, text))
                {
                    Require(own.ToString() == text, "a record of a game from a file");
                }
            }
            KomadaiException error = Fails(() => new GameRecord("[Variant \"shogi\"]\n\n1. P-7e *\n"),
                Status.MalformedRecord);
            Require(error.Line == 3 && error.Column == 4 && error.Offset == 22, "the place in a record");
            error = Fails(() => Rules.Load("id = 1\n"), Status.MalformedRules);
            Require(error.Line == 1, "the place in a description");
            error = Fails(() => new Rules("chess"), Status.NoSuchGame);
            Require(error.Line == null && error.Column == null, "no place");
        }
    }

    private static void LeaveToTheCollector(Rules rules)
    {
        for (int i = 0; i < 20000; i++)
        {
            var position = new Position(rules);
            if (i % 4 == 0)
            {
                new KomadaiGame(position);
            }
        }
    }

    private static void Main()
    {
        Layouts();
        Tables();
        foreach (string id in Rules.Games())
        {
            PlayGame(id, 1);
        }
        Errors();
        Matches();
        Records();
        using (var shared = new Rules("great-whale-shogi"))
        {
            LeaveToTheCollector(shared);
            GC.Collect();
            GC.WaitForPendingFinalizers();
            // Threads share rules, and each has its own failures.
            Exception trouble = null;
            var threads = new List<Thread>();
            for (int n = 0; n < 4; n++)
            {
                int number = n;
                var thread = new Thread(() =>
                {
                    try
                    {
                        for (int round = 0; round < 3; round++)
                        {
                            string nonsense = "nonsense" + number;
                            KomadaiException error = Fails(() => new Rules(nonsense), Status.NoSuchGame);
                            Require(error.Message.Contains(nonsense), "its own message");
                            using (var position = new Position(shared))
                            {
                                position.Play(position.LegalMoves()[number]);
                            }
                            PlayGame(Rules.Games()[number], number * 10 + round);
                        }
                    }
                    catch (Exception error)
                    {
                        trouble = error;
                    }
                });
                threads.Add(thread);
                thread.Start();
            }
            threads.ForEach(thread => thread.Join());
            Require(trouble == null, "threads: " + trouble);
        }
        Console.WriteLine("C#: all is well");
    }
}
