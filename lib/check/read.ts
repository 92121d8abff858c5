import { describeValue } from '@/lib/roster/faults';
import { LIBRARY_BYTES } from '@/lib/roster/limits';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseRoster, parseWith } from '@/lib/roster/parse';
import { type Fault, type Parsed, refused } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { suggestion } from '@/lib/roster/text/near';
import { loadSystem, systems } from '@/lib/systems/registry';
import { decode, parseJson, tooDeep } from './json';

/** A roster that was read, with its game. */
export interface ReadRoster {
  roster: Roster;
  system: AnyGameSystem;
}

/** Reads parsed JSON as a roster of a game; a caller with many rosters may pass a faster one. */
export type RosterParser = typeof parseRoster;

/** Reads a roster from the bytes of a file. */
export async function readRosterBytes(bytes: Uint8Array, parse?: RosterParser): Promise<Parsed<ReadRoster>> {
  const text = decode(bytes);
  return text.ok ? readRosterText(text.value, parse) : text;
}

/** Reads a roster from JSON text. */
export const readRosterText = (text: string, parse?: RosterParser): Promise<Parsed<ReadRoster>> =>
  readText(text, (value) => readRosterValue(value, parse));

/** Reads a roster from parsed JSON. */
export async function readRosterValue(
  value: unknown,
  parse: RosterParser = parseRoster,
): Promise<Parsed<ReadRoster>> {
  const found = await identify(value, rosterForm);
  if (!found.ok) return found;
  const system = found.value;
  const read = parse(value, system);
  return read.ok ? { ok: true, value: { roster: read.value, system } } : read;
}

/** Reads a pack from the bytes of a file. */
export async function readPackBytes(bytes: Uint8Array): Promise<Parsed<Pack>> {
  const text = decode(bytes);
  return text.ok ? readPackText(text.value) : text;
}

/** Reads a pack from JSON text. */
export const readPackText = (text: string): Promise<Parsed<Pack>> => readText(text, readPackValue);

/** Reads a pack from parsed JSON. */
export async function readPackValue(value: unknown): Promise<Parsed<Pack>> {
  const found = await identify(value, packForm);
  return found.ok ? parsePack(value, found.value) : found;
}

/** Reads a library file of a game from its bytes. */
export async function readLibraryBytes(bytes: Uint8Array, system: AnyGameSystem): Promise<Parsed<unknown>> {
  const text = decode(bytes, LIBRARY_BYTES);
  if (!text.ok) return text;
  const json = parseJson(text.value, LIBRARY_BYTES);
  return readParsed(text.value, json, async (value) => {
    if (!isObject(value)) return refused(`This is ${describeValue(value)}; it must be an object.`);
    const form = formOf(value);
    if (form && form !== libraryForm) return refused(otherForm(form, libraryForm), 'other');
    return system.librarySchema
      ? parseWith(system.librarySchema, value)
      : refused(`${system.name} has no such files.`);
  });
}

/** Whether a value is an object, as all of Muster's files are. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON text and passes the value to `read`. */
const readText = <Value>(
  text: string,
  read: (value: unknown) => Promise<Parsed<Value>>,
): Promise<Parsed<Value>> => readParsed(text, parseJson(text), read);

/** Passes a parsed JSON value to `read`; if that fails because of the nesting, the fault says so. */
export async function readParsed<Value>(
  text: string,
  json: Parsed<unknown>,
  read: (value: unknown) => Promise<Parsed<Value>>,
): Promise<Parsed<Value>> {
  if (!json.ok) return json;
  const result = await read(json.value);
  if (result.ok) return result;
  const deep = tooDeep(text, json.value);
  return deep ? { ok: false, faults: [deep] } : result;
}

/** A kind of file: its name, and the field that identifies it and holds its version. */
interface Form {
  name: string;
  field: string | RegExp;
}

export const rosterForm = { name: 'roster', field: 'muster' } satisfies Form;
export const packForm = { name: 'pack', field: 'musterPack' } satisfies Form;
export const collectionForm = { name: 'collection', field: 'musterCollection' } satisfies Form;
export const matchForm = { name: 'match', field: 'musterMatch' } satisfies Form;
const backupForm: Form = { name: 'backup', field: 'musterBackup' };
/** Each game has its own field for these. */
const libraryForm: Form = { name: 'file of what players made', field: /^muster[A-Z]/ };
const forms: readonly Form[] = [rosterForm, packForm, collectionForm, matchForm, backupForm, libraryForm];

/** The kind of file that an object says it is. */
const formOf = (value: object): Form | undefined =>
  forms.find(({ field }) =>
    typeof field === 'string'
      ? Object.hasOwn(value, field)
      : Object.keys(value).some((key) => field.test(key)),
  );

const otherForm = (is: Form, wanted: Form) => `This is a ${is.name}; it must be a ${wanted.name}.`;

const loaded = new Map<string, AnyGameSystem>();

/** Finds the game of a file and checks the file's version. */
export async function identify(
  value: unknown,
  form: typeof rosterForm | typeof packForm | typeof collectionForm | typeof matchForm,
): Promise<Parsed<AnyGameSystem>> {
  const notThisForm = (why: string) => refused(`Not a Muster ${form.name} file: ${why}.`, 'foreign');
  if (!isObject(value)) return notThisForm(`this is ${describeValue(value)}; it must be an object`);
  const { [form.field]: version, system: id } = value as Record<string, unknown>;
  if (version === undefined) {
    const other = formOf(value);
    return other && other !== form
      ? refused(otherForm(other, form), 'other')
      : notThisForm(`it has no field "${form.field}", which must be 1`);
  }
  const faults: Fault[] = [];
  if (version !== 1) faults.push({ path: form.field, code: 'value', message: wrongVersion(version) });
  const system = typeof id === 'string' ? (loaded.get(id) ?? (await loadSystem(id))) : null;
  if (!system)
    faults.push({
      path: 'system',
      code: 'system',
      message: `${isText(id)}; it must be ${gameIds}.${suggestion(id, ids)}`,
    });
  if (!system || faults.length > 0)
    return { ok: false, faults, why: isNewer(version) ? 'newer' : system ? undefined : 'game' };
  loaded.set(system.id, system);
  return { ok: true, value: system };
}

const ids = systems.map(({ id }) => id);
const gameIds = `one of: ${ids.join(', ')}`;

const isText = (value: unknown) =>
  value === undefined ? 'This is missing' : `This is ${describeValue(value)}`;

const isNewer = (version: unknown) => Number.isInteger(version) && Number(version) > 1;

const wrongVersion = (version: unknown) =>
  isNewer(version)
    ? `This is ${describeValue(version)}, from a newer version of Muster; this one reads 1.`
    : `${isText(version)}; it must be 1.`;
