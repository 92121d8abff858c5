import { pathText } from '@/lib/roster/faults';
import { type Fault, fileFault, MOST_FAULTS, type Parsed, refused, unknownField } from '@/lib/roster/report';
import { FILE_BYTES } from '@/lib/roster/roster';
import { DEEPEST, jsonFault } from './json-fault';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const encoder = new TextEncoder();

/** What is said of a file or a line that is too large. */
export const TOO_LARGE = 'This is over 1 MiB (1,048,576 bytes); a roster or pack file may have at most that.';

const NOT_UTF8 = 'This is not UTF-8 text; it must be JSON in UTF-8.';
const NOT_TEXT = 'This is not text: a picture, say. It must be JSON in UTF-8.';

/** Are bytes that are no UTF-8 text in another encoding? Such has no zeros, unless its mark says UTF-16. */
const isText = (bytes: Uint8Array): boolean =>
  !bytes.includes(0) || (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/** Bytes as text: at most 1 MiB of UTF-8, a byte order mark left out. */
export function decode(bytes: Uint8Array): Parsed<string> {
  if (bytes.length > FILE_BYTES) return refused(TOO_LARGE);
  try {
    return { ok: true, value: utf8.decode(bytes) };
  } catch {
    return refused(isText(bytes) ? NOT_UTF8 : NOT_TEXT, 'foreign');
  }
}

/**
 * Text as a JSON value without `__proto__` keys. Depth is measured only where something else is wrong: the
 * strict schemas that read the value let nothing deep through, so `tooDeep` is asked when they refuse.
 */
export function parseJson(text: string): Parsed<unknown> {
  if (text.length > FILE_BYTES / 3 && encoder.encode(text).length > FILE_BYTES) return refused(TOO_LARGE);
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const fault = mayBeWhole(plain) ? null : jsonFault(plain);
  if (fault !== null) return refusedJson(plain, fault);
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    return refusedJson(plain, jsonFault(plain) ?? 'This is not JSON that can be read.');
  }
  // A key may be spelt with \u escapes; few files have any.
  if (!plain.includes('__proto__') && !plain.includes('\\u')) return { ok: true, value };
  const deep = tooDeep(plain, value);
  if (deep) return { ok: false, faults: [deep] };
  const faults = protoKeys(value);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value };
}

/** Does a text end as an object or a list does? Else it is refused without the parser, whose exceptions take long. */
const mayBeWhole = (text: string): boolean => ['}', ']'].includes(text.trimEnd().at(-1) ?? '');

function refusedJson(text: string, fault: string) {
  if (text.trim() === '') return refused(fault);
  return BEGINS_JSON.test(text)
    ? refused(fault, 'damaged')
    : refused(`Not a Muster file. ${fault}`, 'foreign');
}

/** A file of Muster's is an object; nothing at all is said to be just that. */
const BEGINS_JSON = /^\s*(?:[[{]|$)/;

/** The fault of a JSON text that is nested too deep, by its value; null where it is not. */
export function tooDeep(text: string, value: unknown): Fault | null {
  if (!isDeep(value)) return null;
  const message = jsonFault(text);
  return message === null ? null : fileFault(message);
}

/** Is a value nested deeper than is read? Goes level by level, so no depth can exhaust the stack. */
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

/** Every `__proto__` key: reading it would be skipped by some schemas and followed by some programs. */
function protoKeys(value: unknown): Fault[] {
  const faults: Fault[] = [];
  const walk = (each: unknown, path: PropertyKey[]) => {
    if (typeof each !== 'object' || each === null || path.length > DEEPEST) return;
    for (const key of Object.keys(each)) {
      const inner = [...path, Array.isArray(each) ? Number(key) : key];
      if (key === '__proto__' && faults.length < MOST_FAULTS) faults.push(unknownField(pathText(inner)));
      else walk((each as Record<string, unknown>)[key], inner);
    }
  };
  walk(value, []);
  return faults;
}
