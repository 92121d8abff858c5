import { inWords } from '@/lib/roster/faults';
import type { Pack } from '@/lib/roster/pack';
import { parsePack, parseRoster, parseWith } from '@/lib/roster/parse';
import type { Fault, Parsed } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem, systems } from '@/lib/systems/registry';
import { decode, parseJson, refused, tooDeep } from './json';

/** A roster that was read, with the game it is of. */
export interface ReadRoster {
  roster: Roster;
  system: AnyGameSystem;
}

/** Reads parsed JSON as a roster of a game; a caller with many to read may bring a faster one. */
export type RosterParser = typeof parseRoster;

/** Reads a roster out of the bytes of a file. */
export async function readRosterBytes(bytes: Uint8Array, parse?: RosterParser): Promise<Parsed<ReadRoster>> {
  const text = decode(bytes);
  return text.ok ? readRosterText(text.value, parse) : text;
}

/** Reads a roster out of JSON text. */
export const readRosterText = (text: string, parse?: RosterParser): Promise<Parsed<ReadRoster>> =>
  readText(text, (value) => readRosterValue(value, parse));

/** Reads a roster out of parsed JSON. */
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

/** Reads a pack out of the bytes of a file. */
export async function readPackBytes(bytes: Uint8Array): Promise<Parsed<Pack>> {
  const text = decode(bytes);
  return text.ok ? readPackText(text.value) : text;
}

/** Are these the bytes of a pack file, whatever is wrong with it? */
export function isPackFile(bytes: Uint8Array): boolean {
  const text = decode(bytes);
  const json = text.ok ? parseJson(text.value) : text;
  return (
    json.ok &&
    isObject(json.value) &&
    Object.hasOwn(json.value, packForm.version) &&
    !Object.hasOwn(json.value, rosterForm.version)
  );
}

/** Reads a pack out of JSON text. */
export const readPackText = (text: string): Promise<Parsed<Pack>> => readText(text, readPackValue);

/** Reads a pack out of parsed JSON. */
export async function readPackValue(value: unknown): Promise<Parsed<Pack>> {
  const found = await identify(value, packForm);
  return found.ok ? parsePack(value, found.value) : found;
}

/** Reads a file of what players of a game make for themselves out of its bytes. */
export async function readLibraryBytes(bytes: Uint8Array, system: AnyGameSystem): Promise<Parsed<unknown>> {
  const text = decode(bytes);
  if (!text.ok) return text;
  return readText(text.value, async (value) => {
    const other = [rosterForm, packForm].find(
      ({ version }) => isObject(value) && Object.hasOwn(value, version),
    );
    if (other) return refused(`This is a ${other.name}; it must be a file of what players made.`);
    if (!isObject(value)) return refused(`This is ${inWords(value)}; it must be an object.`);
    return system.librarySchema
      ? parseWith(system.librarySchema, value)
      : refused(`${system.name} has no such files.`);
  });
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readText<Value>(
  text: string,
  read: (value: unknown) => Promise<Parsed<Value>>,
): Promise<Parsed<Value>> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const result = await read(json.value);
  if (result.ok) return result;
  const deep = tooDeep(text);
  return deep ? { ok: false, faults: [deep] } : result;
}

/** The two kinds of file: what each is called, the field with its version, and that field of the other. */
interface Form {
  name: string;
  version: string;
  other: { name: string; version: string };
}

const rosterForm: Form = {
  name: 'roster',
  version: 'muster',
  other: { name: 'pack', version: 'musterPack' },
};
const packForm: Form = { name: 'pack', version: 'musterPack', other: { name: 'roster', version: 'muster' } };

const loaded = new Map<string, AnyGameSystem>();

/** Finds the game of a roster or pack, once its version is one that is known. */
async function identify(value: unknown, form: Form): Promise<Parsed<AnyGameSystem>> {
  if (!isObject(value)) return refused(`This is ${inWords(value)}; it must be an object, a ${form.name}.`);
  const { [form.version]: version, system: id } = value as Record<string, unknown>;
  if (version === undefined && Object.hasOwn(value, form.other.version))
    return refused(`This is a ${form.other.name}; it must be a ${form.name}.`);
  const faults: Fault[] = [];
  if (version !== 1) faults.push(wrong(form.version, version, '1'));
  const system = typeof id === 'string' ? (loaded.get(id) ?? (await loadSystem(id))) : null;
  if (!system) faults.push(wrong('system', id, `one of: ${systems.map((each) => each.id).join(', ')}`));
  if (!system || faults.length > 0) return { ok: false, faults };
  loaded.set(system.id, system);
  return { ok: true, value: system };
}

const wrong = (path: string, value: unknown, requirement: string): Fault => ({
  path,
  message: `${value === undefined ? 'This is missing' : `This is ${inWords(value)}`}; it must be ${requirement}.`,
});
