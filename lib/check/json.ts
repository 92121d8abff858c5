import { pathText } from '@/lib/roster/faults';
import { concatBytes, isOver, TOO_LARGE } from '@/lib/roster/file';
import { FILE_BYTES, LIBRARY_BYTES, MATCH_BYTES } from '@/lib/roster/limits';
import {
  type Fault,
  fileFault,
  MAX_FAULTS,
  type Parsed,
  type Refusal,
  refused,
  unknownField,
} from '@/lib/roster/report';
import { DEEPEST, type JsonFault, jsonFault } from './json-fault';

/** The decoder of bytes that start with the byte order mark of UTF-16, as Notepad and PowerShell save; else null. */
function utf16Of([first, second]: Uint8Array, fatal = true): TextDecoder | null {
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

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The message for a collection, or a file of cards, weapons or troops. */
export const LIBRARY_TOO_LARGE =
  'This is over 1 MiB (1,048,576 bytes); a collection or a file of cards may have at most that.';

const MATCH_TOO_LARGE = 'This is over 12 MiB (12,582,912 bytes); a match may have at most that.';

/** Maximum size of a file, in bytes; null if the caller has checked it. */
type MostBytes = typeof FILE_BYTES | typeof LIBRARY_BYTES | typeof MATCH_BYTES | null;

const messages: Record<NonNullable<MostBytes>, string> = {
  [FILE_BYTES]: TOO_LARGE,
  [LIBRARY_BYTES]: LIBRARY_TOO_LARGE,
  [MATCH_BYTES]: MATCH_TOO_LARGE,
};

const tooLarge = (most: NonNullable<MostBytes>) => refused(messages[most] as string);

const NOT_UTF8 = 'This is not UTF-8 text; save it as UTF-8.';
const NOT_TEXT = 'This is not text (perhaps a picture); it must be JSON in UTF-8.';
const HALF_CHARACTER = 'This is incomplete: it ends inside a character.';
const DESTROYED = 'This is damaged: it has bytes that no text has.';

/** Whether bytes are text in an encoding other than UTF-8: without control characters, unless a byte order mark says UTF-16. */
const isText = (bytes: Uint8Array): boolean =>
  utf16Of(bytes) !== null || !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32));

/** Decodes UTF-8, or UTF-16 with a byte order mark, of at most the size of a roster file, or another, without the byte order mark. */
export function decode(bytes: Uint8Array, most: MostBytes = FILE_BYTES): Parsed<string> {
  const other = utf16Of(bytes);
  // A character of UTF-16 is two bytes.
  if (most !== null && bytes.length > (other ? 2 * most + 2 : most)) return tooLarge(most);
  try {
    const value = (other ?? utf8).decode(bytes);
    return other && most !== null && isOver(value, most) ? tooLarge(most) : { ok: true, value };
  } catch {
    return refusedBytes(bytes);
  }
}

/** Why bytes are not text that can be read. Those of a file that starts like JSON are cut off, damaged or encoded otherwise. */
function refusedBytes(bytes: Uint8Array): Refusal {
  const head = (utf16Of(bytes, false) ?? new TextDecoder()).decode(bytes.subarray(0, 64));
  if (head.trim() === '' || !BEGINS_JSON.test(head))
    return refused(isText(bytes) ? NOT_UTF8 : NOT_TEXT, 'foreign');
  if (isCutOff(bytes)) return refused(HALF_CHARACTER, 'damaged');
  return isText(bytes) ? refused(NOT_UTF8) : refused(DESTROYED, 'damaged');
}

/** Whether only the last character of a text is incomplete. */
function isCutOff(bytes: Uint8Array): boolean {
  try {
    (utf16Of(bytes) ?? new TextDecoder('utf-8', { fatal: true })).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** A JSON text with straight quotes, and its value. */
interface Json {
  text: string;
  value: unknown;
}

/**
 * Parses JSON text and refuses `__proto__` keys. Depth is only measured if something else is wrong: the strict schemas
 * that read the value reject deep values, so callers use `tooDeep` to explain their refusal.
 */
export function parseJson(text: string, most: NonNullable<MostBytes> = FILE_BYTES): Parsed<unknown> {
  if (isOver(text, most)) return tooLarge(most);
  const json = jsonOf(text);
  if (!json.ok) return json;
  const { text: plain, value } = json.value;
  // A key may be written with \u escapes; few files have any.
  if (!plain.includes('__proto__') && !plain.includes('\\u')) return { ok: true, value };
  const deep = tooDeep(plain, value);
  if (deep) return { ok: false, faults: [deep] };
  const faults = protoKeys(value);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value };
}

/** Reads the bytes of a JSON text whose size the caller has checked; its `__proto__` keys and depth are the caller's. */
export function readJson(bytes: Uint8Array): Parsed<Json> {
  const text = decode(bytes, null);
  return text.ok ? jsonOf(text.value) : text;
}

function jsonOf(given: string): Parsed<Json> {
  const text = straightQuoted(given.charCodeAt(0) === 0xfeff ? given.slice(1) : given);
  if (text === null) return refused(CURLY);
  const fault = mayBeWhole(text) ? null : jsonFault(text);
  if (fault !== null) return refusedJson(text, fault);
  try {
    return { ok: true, value: { text, value: JSON.parse(text) } };
  } catch {
    return refusedJson(text, jsonFault(text) ?? UNKNOWN_FAULT);
  }
}

const CURLY =
  'The quotes of this file are curly (“ ”), as a word processor makes them, and which of them belong to names cannot be told. Use the file as Muster saved it, or its link.';
/** Curly quotes around the first field of an object. */
const CURLY_FIELD = /^\s*[[{]\s*(?:\{\s*)?[“”„‟]/;

/** JSON whose quotes a word processor made curly, with straight ones; null if that does not make it JSON. */
function straightQuoted(text: string): string | null {
  if (!CURLY_FIELD.test(text)) return text;
  const straight = text.replace(/[“”„‟]/g, '"');
  return jsonFault(straight) === null ? straight : null;
}

/** Whether a text ends like an object or a list. If not, the parser is skipped, because its exceptions are slow. */
const mayBeWhole = (text: string): boolean => ['}', ']'].includes(text.trimEnd().at(-1) ?? '');

const UNKNOWN_FAULT: JsonFault = { message: 'This is not JSON that can be read.', isDamage: false };

/** Only what is damaged is worth asking for again: a mistake in a whole file would come back as it is. */
function refusedJson(text: string, { message, isDamage }: JsonFault): Refusal {
  if (text.trim() === '') return refused(message);
  if (!BEGINS_JSON.test(text)) return refused(`Not a Muster file. ${message}`, 'foreign');
  return isDamage ? refused(message, 'damaged') : refused(message);
}

/** Muster's files are objects, perhaps after a comment; an empty file has its own message. */
const BEGINS_JSON = /^\s*(?:[[{]|\/[/*]|$)/;
/** Whether a text starts like an object written by hand, without quotes around its fields or with a comment. */
export const isByHand = (text: string): boolean => /^\s*\{\s*(?:'|\w+\s*:|\/[/*])/.test(text);

/** The fault of a JSON text whose value is nested too deep; null if it is not. */
export function tooDeep(text: string, value: unknown): Fault | null {
  if (!isDeep(value)) return null;
  const fault = jsonFault(text);
  return fault && fileFault(fault.message);
}

/** Whether a value is nested too deep. Goes level by level, so that no depth can exhaust the stack. */
function isDeep(value: unknown): boolean {
  let level = typeof value === 'object' && value !== null ? [value as unknown] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === DEEPEST) return true;
    const next: unknown[] = [];
    for (const each of level)
      for (const inner of Array.isArray(each) ? each : Object.values(each as object))
        if (typeof inner === 'object' && inner !== null) next.push(inner);
    level = next;
  }
  return false;
}

/** Faults for all `__proto__` keys, which some schemas would ignore and some programs would act on. */
function protoKeys(value: unknown): Fault[] {
  const faults: Fault[] = [];
  const walk = (each: unknown, path: PropertyKey[]) => {
    if (typeof each !== 'object' || each === null || path.length > DEEPEST) return;
    for (const key of Object.keys(each)) {
      const inner = [...path, Array.isArray(each) ? Number(key) : key];
      if (key === '__proto__' && faults.length < MAX_FAULTS) faults.push(unknownField(pathText(inner)));
      else walk((each as Record<string, unknown>)[key], inner);
    }
  };
  walk(value, []);
  return faults;
}
