import type { Pack } from '@/lib/roster/pack';
import type { Parsed } from '@/lib/roster/report';
import { decode, parseJson } from './json';
import {
  collectionForm,
  isObject,
  packForm,
  type ReadRoster,
  readPackValue,
  readParsed,
  readRosterValue,
  rosterForm,
} from './read';
import { type ReadCollection, readCollectionValue } from './read-collection';

/** A file read as what it says it is: a pack, a collection, or else a roster. */
export type Read =
  | { kind: 'roster'; read: Parsed<ReadRoster> }
  | { kind: 'pack'; read: Parsed<Pack> }
  | { kind: 'collection'; read: Parsed<ReadCollection> };

/** Reads a roster, a pack or a collection from the bytes of a file. */
export async function readAny(bytes: Uint8Array): Promise<Read> {
  const text = decode(bytes);
  if (!text.ok) return { kind: 'roster', read: text };
  const json = parseJson(text.value);
  const { value } = json.ok ? json : {};
  const says = (form: { field: string }) =>
    isObject(value) && Object.hasOwn(value, form.field) && !Object.hasOwn(value, rosterForm.field);
  if (says(packForm)) return { kind: 'pack', read: await readParsed(text.value, json, readPackValue) };
  if (says(collectionForm))
    return { kind: 'collection', read: await readParsed(text.value, json, readCollectionValue) };
  return { kind: 'roster', read: await readParsed(text.value, json, (each) => readRosterValue(each)) };
}
