import { concatBytes } from '@/lib/roster/file';

/** The decoder of bytes that start with the byte order mark of UTF-16, as Notepad and PowerShell save; else null. */
export function utf16Of([first, second]: Uint8Array, fatal = true): TextDecoder | null {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal });
  return first === 0xfe && second === 0xff ? new TextDecoder('utf-16be', { fatal }) : null;
}

/** The bytes of a text as UTF-8 if they are UTF-16 with a byte order mark, else as they are. */
export function asUtf8(bytes: Uint8Array): Uint8Array {
  try {
    const other = utf16Of(bytes);
    return other ? new TextEncoder().encode(other.decode(bytes)) : bytes;
  } catch {
    return bytes;
  }
}

/** The same for a stream, of which little is held at a time; half a character becomes a replacement mark. */
export async function* utf8Chunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let begun: Uint8Array | null = new Uint8Array();
  let decoder: TextDecoder | null = null;
  for await (const chunk of chunks) {
    const bytes: Uint8Array = begun === null ? chunk : concatBytes([begun, chunk]);
    if (begun !== null && bytes.length < 2) {
      begun = bytes;
      continue;
    }
    if (begun !== null) decoder = utf16Of(bytes, false);
    begun = null;
    yield decoder ? new TextEncoder().encode(decoder.decode(bytes, { stream: true })) : bytes;
  }
  const last = decoder ? new TextEncoder().encode(decoder.decode()) : begun;
  if (last !== null && last.length > 0) yield last;
}
