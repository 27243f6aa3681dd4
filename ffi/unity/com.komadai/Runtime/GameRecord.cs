using System;
using System.Collections.Generic;

namespace Komadai
{
    /// <summary>A game as it is kept in a file: who played, the moves with what is said about them, how it ended.</summary>
    public sealed unsafe class GameRecord : IDisposable
    {
        private readonly RecordHandle handle;

        /// <summary>Reads the record of a built-in game.</summary>
        public GameRecord(string text)
        {
            byte[] utf8 = NativeCall.Utf8(text);
            komadai_record* record;
            fixed (byte* first = utf8)
            {
                NativeCall.Check(Native.komadai_record_parse(first, NativeCall.Length(utf8), &record));
            }
            handle = new RecordHandle(record);
        }

        /// <summary>Reads the record of a game of these rules.</summary>
        public GameRecord(Rules rules, string text)
        {
            byte[] utf8 = NativeCall.Utf8(text);
            komadai_record* record;
            using (var use = new Use(rules.Handle))
            fixed (byte* first = utf8)
            {
                NativeCall.Check(Native.komadai_record_parse_for((komadai_rules*)use.Pointer, first,
                    NativeCall.Length(utf8), &record));
            }
            handle = new RecordHandle(record);
        }

        /// <summary>The record of a game, with no tags.</summary>
        public GameRecord(KomadaiGame game)
        {
            komadai_record* record;
            using (var use = new Use(game.Handle))
            {
                NativeCall.Check(Native.komadai_record_from_game((komadai_game*)use.Pointer, &record));
            }
            handle = new RecordHandle(record);
        }

        private GameRecord(RecordHandle handle)
        {
            this.handle = handle;
        }

        /// <summary>Reads a <c>position</c> line of USI.</summary>
        public static GameRecord FromUsi(Rules rules, string line)
        {
            byte[] utf8 = NativeCall.Utf8(line);
            komadai_record* record;
            using (var use = new Use(rules.Handle))
            fixed (byte* first = utf8)
            {
                NativeCall.Check(Native.komadai_record_from_usi((komadai_rules*)use.Pointer, first,
                    NativeCall.Length(utf8), &record));
            }
            return new GameRecord(new RecordHandle(record));
        }

        /// <summary>The texts of the records in a text, to be read one by one.</summary>
        public static IList<string> Split(string text)
        {
            byte[] utf8 = NativeCall.Utf8(text);
            var records = new List<string>();
            int length = utf8.Length - 1;
            fixed (byte* first = utf8)
            {
                for (int at = 0; at < length;)
                {
                    UIntPtr end;
                    NativeCall.Check(Native.komadai_record_end(first + at, (UIntPtr)(uint)(length - at), &end));
                    records.Add(System.Text.Encoding.UTF8.GetString(utf8, at, (int)end.ToUInt32()));
                    at += (int)end.ToUInt32();
                }
            }
            return records;
        }

        /// <summary>The rules of the game that it is of.</summary>
        public Rules Rules()
        {
            komadai_rules* rules;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_record_rules((komadai_record*)use.Pointer, &rules));
            }
            return new Rules(new RulesHandle(rules));
        }

        /// <summary>The names of the tags, without Variant, Position, Result and Reason.</summary>
        public string[] TagNames()
        {
            UIntPtr count;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_record_tag_count((komadai_record*)use.Pointer, &count));
            }
            var names = new string[count.ToUInt32()];
            for (int i = 0; i < names.Length; i++)
            {
                var index = (UIntPtr)(uint)i;
                names[i] = NativeCall.Text(handle, (record, buffer, capacity, needed) =>
                    Native.komadai_record_tag_name((komadai_record*)record, index, (byte*)buffer, capacity, needed));
            }
            return names;
        }

        /// <summary>A tag, also Variant, Position, Result or Reason; null if the record does not have it.</summary>
        public string this[string name]
        {
            get
            {
                byte[] utf8 = NativeCall.Utf8(name);
                try
                {
                    return NativeCall.Text(handle, (record, buffer, capacity, needed) =>
                    {
                        fixed (byte* first = utf8)
                        {
                            return Native.komadai_record_tag((komadai_record*)record, first, NativeCall.Length(utf8),
                                (byte*)buffer, capacity, needed);
                        }
                    });
                }
                catch (KomadaiException error) when (error.Status == Status.NoSuchName)
                {
                    return null;
                }
            }
        }

        /// <summary>Sets a tag; Variant, Position, Result and Reason come from the game.</summary>
        public void SetTag(string name, string value)
        {
            byte[] nameUtf8 = NativeCall.Utf8(name);
            byte[] valueUtf8 = NativeCall.Utf8(value);
            using (var use = new Use(handle))
            fixed (byte* firstOfName = nameUtf8)
            fixed (byte* firstOfValue = valueUtf8)
            {
                NativeCall.Check(Native.komadai_record_set_tag((komadai_record*)use.Pointer, firstOfName,
                    NativeCall.Length(nameUtf8), firstOfValue, NativeCall.Length(valueUtf8)));
            }
        }

        /// <summary>The texts of the moves, without variations.</summary>
        public string[] MoveTexts()
        {
            return NativeCall.Lines(handle, (record, buffer, capacity, needed) =>
                Native.komadai_record_move_texts((komadai_record*)record, (byte*)buffer, capacity, needed));
        }

        /// <summary>The game, played move by move.</summary>
        public KomadaiGame ToGame()
        {
            komadai_game* game;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_record_game((komadai_record*)use.Pointer, &game));
            }
            return new KomadaiGame(new GameHandle(game));
        }

        /// <summary>Everything that is in it, as it is kept in a file.</summary>
        public override string ToString()
        {
            return NativeCall.Text(handle, (record, buffer, capacity, needed) =>
                Native.komadai_record_text((komadai_record*)record, (byte*)buffer, capacity, needed));
        }

        /// <summary>The <c>position</c> line of USI.</summary>
        public string ToUsi()
        {
            return NativeCall.Text(handle, (record, buffer, capacity, needed) =>
                Native.komadai_record_usi((komadai_record*)record, (byte*)buffer, capacity, needed));
        }

        /// <summary>Frees the native memory.</summary>
        public void Dispose()
        {
            handle.Dispose();
        }
    }
}
