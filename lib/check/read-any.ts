import { isOver, TOO_LARGE } from '@/lib/roster/file';
import { LIBRARY_BYTES } from '@/lib/roster/limits';
import type { Pack } from '@/lib/roster/pack/pack';
import { type Parsed, refused } from '@/lib/roster/report';
import { decode, parseJson } from './json';
import { looksLikeMatch } from './limits';
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
import { type ReadMatchFile, readMatchBytes } from './read-match';

/** A file read as what it says it is: a pack, a collection, or else a roster. */
export type Read =
  | { kind: 'roster'; read: Parsed<ReadRoster> }
  | { kind: 'pack'; read: Parsed<Pack> }
  | { kind: 'collection'; read: Parsed<ReadCollection> }
  | { kind: 'match'; read: Parsed<ReadMatchFile> };

/** Reads a roster, a pack, a collection or a match from the bytes of a file. */
export async function readAny(bytes: Uint8Array): Promise<Read> {
  if (looksLikeMatch(bytes)) return { kind: 'match', read: await readMatchBytes(bytes) };
  const text = decode(bytes, LIBRARY_BYTES);
  if (!text.ok) return { kind: 'roster', read: text };
  const json = parseJson(text.value, LIBRARY_BYTES);
  const { value } = json.ok ? json : {};
  const says = (form: { field: string }) =>
    isObject(value) && Object.hasOwn(value, form.field) && !Object.hasOwn(value, rosterForm.field);
  const isCollection = says(collectionForm);
  if (!isCollection && isOver(text.value)) return { kind: 'roster', read: refused(TOO_LARGE) };
  if (says(packForm)) return { kind: 'pack', read: await readParsed(text.value, json, readPackValue) };
  if (isCollection)
    return { kind: 'collection', read: await readParsed(text.value, json, readCollectionValue) };
  return { kind: 'roster', read: await readParsed(text.value, json, (each) => readRosterValue(each)) };
}
