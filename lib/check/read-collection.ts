import type { Collection } from '@/lib/roster/collection/collection';
import { parseCollection } from '@/lib/roster/collection/parse-collection';
import { LIBRARY_BYTES } from '@/lib/roster/limits';
import type { Parsed } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import { decode, parseJson } from './json';
import { collectionForm, identify, readParsed } from './read';

/** A collection that was read, with its game. */
export interface ReadCollection {
  collection: Collection;
  system: AnyGameSystem;
}

/** Reads a collection from the bytes of a file. */
export async function readCollectionBytes(bytes: Uint8Array): Promise<Parsed<ReadCollection>> {
  const text = decode(bytes, LIBRARY_BYTES);
  return text.ok ? readCollectionText(text.value) : text;
}

/** Reads a collection from JSON text. */
export const readCollectionText = (text: string): Promise<Parsed<ReadCollection>> =>
  readParsed(text, parseJson(text, LIBRARY_BYTES), readCollectionValue);

/** Reads a collection from parsed JSON. */
export async function readCollectionValue(value: unknown): Promise<Parsed<ReadCollection>> {
  const found = await identify(value, collectionForm);
  if (!found.ok) return found;
  const system = found.value;
  const read = await parseCollection(value, system);
  return read.ok ? { ok: true, value: { collection: read.value, system } } : read;
}
