using System.Collections.Generic;
using Komadai;
using UnityEngine;

/// <summary>
/// Draws the board of any game and plays it with mouse clicks: put it on an empty object and press play. Click a piece,
/// then where it goes; where several moves end on a square, or in hand, choose from the buttons.
/// </summary>
public sealed class BoardSample : MonoBehaviour
{
    [SerializeField] private string game = "hand-shogi";
    [SerializeField] private float size = 48;

    private Rules rules;
    private KomadaiGame play;
    private HashSet<int> squares;
    private readonly List<Move> choice = new List<Move>();
    private int? selected;
    private string message = "";

    private void OnEnable()
    {
        rules = new Rules(game);
        play = new KomadaiGame(rules);
        squares = new HashSet<int>(rules.Squares(SquareGroup.All));
    }

    private void OnDisable()
    {
        play.Dispose();
        rules.Dispose();
    }

    private void OnGUI()
    {
        for (int rank = rules.Ranks - 1; rank >= 0; rank--)
        {
            for (int file = 0; file < rules.Files; file++)
            {
                int square = rank * rules.Files + file;
                if (squares.Contains(square))
                {
                    DrawSquare(square, new Rect(file * size, (rules.Ranks - 1 - rank) * size, size, size));
                }
            }
        }
        GUILayout.BeginArea(new Rect(rules.Files * size + 10, 0, 260, 600));
        DrawHand(Side.Second);
        DrawHand(Side.First);
        DrawChoice();
        DrawState();
        GUILayout.EndArea();
    }

    private void DrawSquare(int square, Rect place)
    {
        Piece? piece = play.Position[square];
        GUI.color = selected == square ? Color.yellow : Color.white;
        if (GUI.Button(place, piece.HasValue ? Token(piece.Value) : ""))
        {
            Click(square);
        }
        GUI.color = Color.white;
    }

    private string Token(Piece piece)
    {
        PieceKind kind = rules.Kinds[piece.Kind];
        return piece.Side == Side.First ? kind.Token : kind.LowerToken;
    }

    private void Click(int square)
    {
        choice.Clear();
        if (!selected.HasValue)
        {
            selected = play.Position[square].HasValue ? square : (int?)null;
            return;
        }
        int from = selected.Value;
        selected = null;
        foreach (Move move in play.Position.MovesFrom(from))
        {
            if (move.To == square)
            {
                choice.Add(move);
            }
        }
        if (choice.Count == 1)
        {
            Play(choice[0]);
        }
        else if (choice.Count == 0)
        {
            // Nothing legal ends there: say why.
            Move wanted = play.Position.ReadMove(rules.SquareName(from) + rules.SquareName(square));
            message = play.Position.ExplainText(wanted);
        }
    }

    private void Play(Move move)
    {
        choice.Clear();
        // A real program would animate these, one after the other.
        foreach (Change change in play.Position.Changes(move))
        {
            Debug.Log(change.Reason + " " + (change.Square.HasValue ? rules.SquareName(change.Square.Value) : "hand"));
        }
        KomadaiException problem;
        message = play.TryPlay(move, out problem) ? "" : problem.Message;
    }

    private void DrawHand(Side side)
    {
        GUILayout.BeginHorizontal();
        GUILayout.Label(rules.SideName(side));
        foreach (int kind in rules.Hand())
        {
            int count = play.Position.InHand(side, kind);
            if (count > 0 && GUILayout.Button(count + Token(new Piece(kind, side))) && side == play.Side)
            {
                selected = null;
                choice.Clear();
                choice.AddRange(play.Position.Drops(kind));
            }
        }
        GUILayout.EndHorizontal();
    }

    private void DrawChoice()
    {
        foreach (Move move in choice.ToArray())
        {
            if (GUILayout.Button(play.Text(move)))
            {
                Play(move);
                break;
            }
        }
    }

    private void DrawState()
    {
        Outcome outcome = play.Outcome;
        if (outcome.IsOver)
        {
            string who = outcome.Winner.HasValue ? rules.SideName(outcome.Winner.Value) + " wins" : "a draw";
            GUILayout.Label(who + ": " + outcome.Reason);
        }
        else
        {
            GUILayout.Label(rules.SideName(play.Side) + " to move" + (play.Position.IsCheck ? ", in check" : ""));
        }
        GUILayout.Label(message);
        if (GUILayout.Button("take back"))
        {
            play.Undo();
        }
    }
}
