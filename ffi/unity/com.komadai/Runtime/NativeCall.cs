using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Komadai
{
    /// <summary>Owner of a native handle. Whoever comes last, a caller or the collector, frees it.</summary>
    internal abstract class Handle : SafeHandle
    {
        protected unsafe Handle(void* pointer) : base(IntPtr.Zero, true)
        {
            SetHandle((IntPtr)pointer);
        }

        public override bool IsInvalid
        {
            get { return handle == IntPtr.Zero; }
        }
    }

    internal sealed unsafe class RulesHandle : Handle
    {
        internal RulesHandle(komadai_rules* pointer) : base(pointer) { }

        protected override bool ReleaseHandle()
        {
            Native.komadai_rules_free((komadai_rules*)handle);
            return true;
        }
    }

    internal sealed unsafe class SetupHandle : Handle
    {
        internal SetupHandle(komadai_setup* pointer) : base(pointer) { }

        protected override bool ReleaseHandle()
        {
            Native.komadai_setup_free((komadai_setup*)handle);
            return true;
        }
    }

    internal sealed unsafe class PositionHandle : Handle
    {
        internal PositionHandle(komadai_position* pointer) : base(pointer) { }

        protected override bool ReleaseHandle()
        {
            Native.komadai_position_free((komadai_position*)handle);
            return true;
        }
    }

    internal sealed unsafe class GameHandle : Handle
    {
        internal GameHandle(komadai_game* pointer) : base(pointer) { }

        protected override bool ReleaseHandle()
        {
            Native.komadai_game_free((komadai_game*)handle);
            return true;
        }
    }

    internal sealed unsafe class MatchHandle : Handle
    {
        internal MatchHandle(komadai_match* pointer) : base(pointer) { }

        protected override bool ReleaseHandle()
        {
            Native.komadai_match_free((komadai_match*)handle);
            return true;
        }
    }

    internal sealed unsafe class RecordHandle : Handle
    {
        internal RecordHandle(komadai_record* pointer) : base(pointer) { }

        protected override bool ReleaseHandle()
        {
            Native.komadai_record_free((komadai_record*)handle);
            return true;
        }
    }

    /// <summary>Keeps a handle from being freed while it is in use.</summary>
    internal struct Use : IDisposable
    {
        private readonly Handle handle;

        internal Use(Handle handle)
        {
            bool added = false;
            handle.DangerousAddRef(ref added);
            this.handle = handle;
        }

        internal unsafe void* Pointer
        {
            get { return (void*)handle.DangerousGetHandle(); }
        }

        public void Dispose()
        {
            handle.DangerousRelease();
        }
    }

    /// <summary>A call that fills a buffer.</summary>
    internal unsafe delegate komadai_status Fill(void* handle, void* buffer, UIntPtr capacity, UIntPtr* needed);

    /// <summary>How C# talks to the library.</summary>
    internal static unsafe class NativeCall
    {
        /// <summary>Throws unless the call succeeded.</summary>
        internal static void Check(komadai_status status)
        {
            if (status != komadai_status.Ok)
            {
                throw Failure(status);
            }
        }

        /// <summary>The exception for the last failure on this thread.</summary>
        internal static KomadaiException Failure(komadai_status status)
        {
            string message = ReadText(null, 256, (none, buffer, capacity, needed) =>
                Native.komadai_error_message((byte*)buffer, capacity, needed));
            long offset;
            komadai_explanation explanation;
            Native.komadai_error_offset(&offset);
            Native.komadai_error_explanation(&explanation);
            UIntPtr line;
            UIntPtr column;
            Native.komadai_error_place(&line, &column);
            return new KomadaiException((Status)status, message, offset, new Explanation(explanation),
                (int)line.ToUInt32(), (int)column.ToUInt32());
        }

        /// <summary>A text in UTF-8 with a NUL at its end, so that no text is an empty array.</summary>
        internal static byte[] Utf8(string text)
        {
            if (text == null)
            {
                throw new ArgumentNullException(nameof(text));
            }
            byte[] bytes = new byte[Encoding.UTF8.GetByteCount(text) + 1];
            Encoding.UTF8.GetBytes(text, 0, text.Length, bytes, 0);
            return bytes;
        }

        /// <summary>The length of what <see cref="Utf8"/> gave, without the NUL.</summary>
        internal static UIntPtr Length(byte[] utf8)
        {
            return (UIntPtr)(uint)(utf8.Length - 1);
        }

        internal static string Text(Handle handle, Fill fill)
        {
            using (var use = new Use(handle))
            {
                return ReadText(use.Pointer, 256, fill);
            }
        }

        internal static string ReadText(void* pointer, int guess, Fill fill)
        {
            int count;
            byte[] bytes = ReadItems(pointer, 1, guess, fill, out count);
            return Encoding.UTF8.GetString(bytes, 0, count - 1);
        }

        /// <summary>The lines of a text; none of an empty one.</summary>
        internal static string[] Lines(Handle handle, Fill fill)
        {
            string text = Text(handle, fill);
            return text.Length == 0 ? new string[0] : text.Split('\n');
        }

        internal static byte[] Items(Handle handle, int size, int guess, Fill fill, out int count)
        {
            using (var use = new Use(handle))
            {
                return ReadItems(use.Pointer, size, guess, fill, out count);
            }
        }

        private static byte[] ReadItems(void* pointer, int size, int guess, Fill fill, out int count)
        {
            byte[] bytes = new byte[guess * size];
            UIntPtr needed;
            komadai_status status;
            fixed (byte* buffer = bytes)
            {
                status = fill(pointer, buffer, (UIntPtr)(uint)guess, &needed);
            }
            if (status == komadai_status.BufferTooSmall)
            {
                guess = checked((int)needed.ToUInt32());
                bytes = new byte[guess * size];
                fixed (byte* buffer = bytes)
                {
                    status = fill(pointer, buffer, (UIntPtr)(uint)guess, &needed);
                }
            }
            Check(status);
            count = (int)needed.ToUInt32();
            return bytes;
        }

        /// <summary>Squares or kinds.</summary>
        internal static int[] Numbers(Handle handle, Fill fill)
        {
            int count;
            byte[] bytes = Items(handle, 1, 128, fill, out count);
            int[] numbers = new int[count];
            for (int i = 0; i < count; i++)
            {
                numbers[i] = bytes[i];
            }
            return numbers;
        }

        internal static Move[] Moves(Handle handle, Fill fill)
        {
            int count;
            byte[] bytes = Items(handle, sizeof(komadai_move), 256, fill, out count);
            Move[] moves = new Move[count];
            fixed (byte* first = bytes)
            {
                for (int i = 0; i < count; i++)
                {
                    moves[i] = new Move(((komadai_move*)first)[i]);
                }
            }
            return moves;
        }

        /// <summary>A number of the native side, where 255 means none.</summary>
        internal static int? Number(byte number)
        {
            return number == Native.KOMADAI_NONE ? (int?)null : number;
        }

        /// <summary>A number for the native side.</summary>
        internal static byte Byte(int number, string name)
        {
            if (number < 0 || number > 254)
            {
                throw new ArgumentOutOfRangeException(name);
            }
            return (byte)number;
        }
    }
}
