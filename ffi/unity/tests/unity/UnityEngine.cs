// The names of Unity that the sample uses, so that it can be compiled without Unity.
using System;

namespace UnityEngine
{
    public class MonoBehaviour { }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class SerializeField : Attribute { }

    public struct Rect
    {
        public Rect(float x, float y, float width, float height) { }
    }

    public struct Color
    {
        public static Color yellow { get { return new Color(); } }
        public static Color white { get { return new Color(); } }
    }

    public static class Debug
    {
        public static void Log(object message) { }
    }

    public static class GUI
    {
        public static Color color { get; set; }
        public static bool Button(Rect place, string text) { return false; }
    }

    public static class GUILayout
    {
        public static void BeginArea(Rect place) { }
        public static void EndArea() { }
        public static void BeginHorizontal() { }
        public static void EndHorizontal() { }
        public static void Label(string text) { }
        public static bool Button(string text) { return false; }
    }
}
