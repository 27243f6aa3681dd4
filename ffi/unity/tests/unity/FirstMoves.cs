using Komadai;
using UnityEngine;

public sealed class FirstMoves : MonoBehaviour
{
    private Rules rules;
    private KomadaiGame game;
    private string moves = "";

    private void OnEnable()
    {
        rules = new Rules("hand-shogi");
        game = new KomadaiGame(rules);
        foreach (Move move in game.LegalMoves())
        {
            moves += game.Text(move) + "\n";
        }
    }

    private void OnGUI()
    {
        GUILayout.Label(rules.SideName(game.Side) + " can play:\n" + moves);
    }

    private void OnDisable()
    {
        game.Dispose();
        rules.Dispose();
    }
}
