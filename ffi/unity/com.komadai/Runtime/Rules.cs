using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Komadai
{
    /// <summary>The rules of a game with its options chosen. They never change, so threads may share them.</summary>
    public sealed unsafe class Rules : IDisposable
    {
        private const byte TextId = 0;
        private const byte TextTitle = 1;
        private const byte TextStart = 2;
        private const byte TextFirstName = 3;
        private const byte TextToml = 7;
        private const byte TextJson = 8;

        private readonly RulesHandle handle;
        private readonly komadai_rules_info info;
        private PieceKind[] kinds;

        /// <summary>The rules of a built-in game, such as <c>hand-shogi</c>.</summary>
        /// <param name="id">One of <see cref="Games"/>.</param>
        /// <param name="options">Settings by the names in <see cref="OptionsOf"/>.</param>
        public Rules(string id, IDictionary<string, bool> options = null) : this(Make(id, options)) { }

        internal Rules(RulesHandle handle)
        {
            this.handle = handle;
            using (var use = new Use(handle))
            {
                fixed (komadai_rules_info* out_info = &info)
                {
                    NativeCall.Check(Native.komadai_rules_describe((komadai_rules*)use.Pointer, out_info));
                }
            }
        }

        /// <summary>The rules of a game that a text describes: JSON when it begins with a brace, else TOML.</summary>
        public static Rules Load(string text)
        {
            byte[] utf8 = NativeCall.Utf8(text);
            komadai_rules* rules;
            fixed (byte* first = utf8)
            {
                NativeCall.Check(Native.komadai_rules_load(first, NativeCall.Length(utf8), &rules));
            }
            return new Rules(new RulesHandle(rules));
        }

        /// <summary>The whole game as TOML, as <see cref="Load"/> reads it.</summary>
        public string ToToml()
        {
            return Text(TextToml);
        }

        /// <summary>The whole game as JSON, as <see cref="Load"/> reads it.</summary>
        public string ToJson()
        {
            return Text(TextJson);
        }

        private static RulesHandle Make(string id, IDictionary<string, bool> options)
        {
            byte[] name = NativeCall.Utf8(id);
            int count = options == null ? 0 : options.Count;
            var pins = new List<GCHandle>();
            try
            {
                var settings = new komadai_option[count + 1];
                int at = 0;
                if (options != null)
                {
                    foreach (KeyValuePair<string, bool> option in options)
                    {
                        byte[] key = NativeCall.Utf8(option.Key);
                        var pin = GCHandle.Alloc(key, GCHandleType.Pinned);
                        pins.Add(pin);
                        settings[at].name = (byte*)pin.AddrOfPinnedObject();
                        settings[at].name_length = NativeCall.Length(key);
                        settings[at].value = option.Value ? (byte)1 : (byte)0;
                        at++;
                    }
                }
                komadai_rules* rules;
                fixed (byte* text = name)
                fixed (komadai_option* first = settings)
                {
                    NativeCall.Check(Native.komadai_rules_new(text, NativeCall.Length(name), first, (UIntPtr)(uint)count,
                        &rules));
                }
                return new RulesHandle(rules);
            }
            finally
            {
                foreach (GCHandle pin in pins)
                {
                    pin.Free();
                }
            }
        }

        /// <summary>The short names of all built-in games.</summary>
        public static string[] Games()
        {
            UIntPtr count;
            NativeCall.Check(Native.komadai_variant_count(&count));
            var names = new string[count.ToUInt32()];
            for (int i = 0; i < names.Length; i++)
            {
                var index = (UIntPtr)(uint)i;
                names[i] = NativeCall.ReadText(null, 64, (none, buffer, capacity, needed) =>
                    Native.komadai_variant_id(index, (byte*)buffer, capacity, needed));
            }
            return names;
        }

        /// <summary>The names of a built-in game's options; each is on or off.</summary>
        public static string[] OptionsOf(string id)
        {
            int game = Array.IndexOf(Games(), id);
            if (game < 0)
            {
                throw new ArgumentException("no game is called " + id, nameof(id));
            }
            var index = (UIntPtr)(uint)game;
            UIntPtr count;
            NativeCall.Check(Native.komadai_variant_option_count(index, &count));
            var names = new string[count.ToUInt32()];
            for (int i = 0; i < names.Length; i++)
            {
                var option = (UIntPtr)(uint)i;
                names[i] = NativeCall.ReadText(null, 64, (none, buffer, capacity, needed) =>
                    Native.komadai_variant_option_name(index, option, (byte*)buffer, capacity, needed));
            }
            return names;
        }

        internal RulesHandle Handle
        {
            get { return handle; }
        }

        /// <summary>The game's short name.</summary>
        public string Id
        {
            get { return Text(TextId); }
        }

        /// <summary>The game's name for people.</summary>
        public string Title
        {
            get { return Text(TextTitle); }
        }

        /// <summary>The text of the start position.</summary>
        public string Start
        {
            get { return Text(TextStart); }
        }

        /// <summary>The number of files. The square on file f and rank r, from 0 at First's left, is r * Files + f.</summary>
        public int Files
        {
            get { return info.files; }
        }

        /// <summary>The number of ranks.</summary>
        public int Ranks
        {
            get { return info.ranks; }
        }

        /// <summary>How squares are called.</summary>
        public Coordinates Coordinates
        {
            get { return (Coordinates)info.coordinates; }
        }

        /// <summary>At which occurrence of a position the game ends; 0 for never.</summary>
        public int RepetitionCount
        {
            get { return info.repetition_count; }
        }

        /// <summary>After how many plies without a capture or promotion the game is drawn; 0 for never.</summary>
        public int QuietPlies
        {
            get { return info.quiet_plies; }
        }

        /// <summary>What a side is called.</summary>
        public string SideName(Side side)
        {
            return Text((byte)(TextFirstName + (byte)side));
        }

        /// <summary>The piece table.</summary>
        public IReadOnlyList<PieceKind> Kinds
        {
            get
            {
                if (kinds == null)
                {
                    var rows = new PieceKind[info.kinds];
                    for (int kind = 0; kind < rows.Length; kind++)
                    {
                        rows[kind] = Row((byte)kind);
                    }
                    kinds = rows;
                }
                return kinds;
            }
        }

        private PieceKind Row(byte kind)
        {
            komadai_piece_info row;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_rules_piece((komadai_rules*)use.Pointer, kind, &row));
            }
            return new PieceKind
            {
                Kind = kind,
                Token = KindText(kind, 0),
                LowerToken = KindText(kind, 1),
                Name = KindText(kind, 2),
                Movement = KindText(kind, 3),
                Words = KindText(kind, 4),
                PromotesTo = NativeCall.Number(row.promotes_to),
                ReturnsAs = Pair(row.returns_as[0], row.returns_as[1]),
                Parts = Pair(row.parts[0], row.parts[1]),
                IsRoyal = row.royal == 1,
                Strength = row.strength,
                HandSlot = NativeCall.Number(row.hand_slot),
            };
        }

        private static int[] Pair(byte one, byte other)
        {
            if (one == Native.KOMADAI_NONE)
            {
                return new int[0];
            }
            return other == Native.KOMADAI_NONE ? new int[] { one } : new int[] { one, other };
        }

        private string KindText(byte kind, byte field)
        {
            return NativeCall.Text(handle, (rules, buffer, capacity, needed) =>
                Native.komadai_rules_piece_text((komadai_rules*)rules, kind, field, (byte*)buffer, capacity, needed));
        }

        private string Text(byte field)
        {
            return NativeCall.Text(handle, (rules, buffer, capacity, needed) =>
                Native.komadai_rules_text((komadai_rules*)rules, field, (byte*)buffer, capacity, needed));
        }

        /// <summary>The kinds that can be in hand, in the order in which they are written.</summary>
        public int[] Hand()
        {
            return NativeCall.Numbers(handle, (rules, buffer, capacity, needed) =>
                Native.komadai_rules_hand((komadai_rules*)rules, (byte*)buffer, capacity, needed));
        }

        /// <summary>A set of squares of the board.</summary>
        public int[] Squares(SquareGroup group)
        {
            return NativeCall.Numbers(handle, (rules, buffer, capacity, needed) =>
                Native.komadai_rules_squares((komadai_rules*)rules, (byte)group, (byte*)buffer, capacity, needed));
        }

        /// <summary>What a square is called.</summary>
        public string SquareName(int square)
        {
            byte number = NativeCall.Byte(square, nameof(square));
            return NativeCall.Text(handle, (rules, buffer, capacity, needed) =>
                Native.komadai_rules_square_name((komadai_rules*)rules, number, (byte*)buffer, capacity, needed));
        }

        /// <summary>The square of a name.</summary>
        public int FindSquare(string name)
        {
            byte[] utf8 = NativeCall.Utf8(name);
            byte square;
            using (var use = new Use(handle))
            fixed (byte* text = utf8)
            {
                NativeCall.Check(Native.komadai_rules_find_square((komadai_rules*)use.Pointer, text,
                    NativeCall.Length(utf8), &square));
            }
            return square;
        }

        /// <summary>The piece of a text, in upper case for First and in lower case for Second.</summary>
        public Piece FindPiece(string token)
        {
            byte[] utf8 = NativeCall.Utf8(token);
            komadai_piece piece;
            using (var use = new Use(handle))
            fixed (byte* text = utf8)
            {
                NativeCall.Check(Native.komadai_rules_find_piece((komadai_rules*)use.Pointer, text,
                    NativeCall.Length(utf8), &piece));
            }
            return new Piece(piece.kind, (Side)piece.side);
        }

        /// <summary>What a piece is called with its side.</summary>
        public string Name(Piece piece)
        {
            komadai_piece native = Piece.To(piece);
            return NativeCall.Text(handle, (rules, buffer, capacity, needed) =>
                Native.komadai_rules_piece_name((komadai_rules*)rules, native, (byte*)buffer, capacity, needed));
        }

        /// <summary>What two kinds become when they fuse, if they do.</summary>
        public int? Fused(int one, int other)
        {
            byte fused;
            using (var use = new Use(handle))
            {
                NativeCall.Check(Native.komadai_rules_fused((komadai_rules*)use.Pointer, NativeCall.Byte(one, nameof(one)),
                    NativeCall.Byte(other, nameof(other)), &fused));
            }
            return NativeCall.Number(fused);
        }

        /// <summary>Frees the native memory. Positions made from these rules go on working.</summary>
        public void Dispose()
        {
            handle.Dispose();
        }
    }
}
