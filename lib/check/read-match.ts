import { parseMatch, type ReadMatch } from '@/lib/play/parse-match';
import { MATCH_BYTES } from '@/lib/roster/limits';
import type { Parsed } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import { decode, parseJson, tooDeep } from './json';
import { identify, matchForm, readParsed } from './read';

/** A match that was read, with its game. */
export interface ReadMatchFile extends ReadMatch {
  system: AnyGameSystem;
}

/** Reads a match from the bytes of a file: its log up to the first event that does not fit. */
export async function readMatchBytes(bytes: Uint8Array): Promise<Parsed<ReadMatchFile>> {
  const text = decode(bytes, MATCH_BYTES);
  return text.ok ? readMatchText(text.value) : text;
}

/** Reads a match from JSON text. */
export const readMatchText = (text: string): Promise<Parsed<ReadMatchFile>> =>
  readParsed(text, parseJson(text, MATCH_BYTES), async (value) => {
    const read = await readMatchValue(value);
    // What is kept unread may be nested to any depth, too deep to be written again.
    const deep = read.ok ? tooDeep(text, read.value.rest) : null;
    return deep ? { ok: false, faults: [deep] } : read;
  });

async function readMatchValue(value: unknown): Promise<Parsed<ReadMatchFile>> {
  const found = await identify(value, matchForm);
  if (!found.ok) return found;
  const system = found.value;
  const read = parseMatch(value as object, system, await system.play());
  return read.ok ? { ok: true, value: { ...read.value, system } } : read;
}
