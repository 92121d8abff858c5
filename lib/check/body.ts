import type { Hash } from '@/lib/roster/fingerprint/fingerprint';
import type { Pack } from '@/lib/roster/pack/pack';
import { below, type Fault, MAX_FAULTS, type Parsed, unknownField } from '@/lib/roster/report';
import { suggestion } from '@/lib/roster/text/near';
import { answerOf, examine, type PublicResult } from './answer';
import { decode, parseJson, tooDeep } from './json';
import { type ReadRoster, type RosterParser, readPackValue, readRosterValue } from './read';

/** Faster implementations, for a caller with many rosters to check. */
export interface Tools {
  parse?: RosterParser;
  sha256?: Hash;
}

/** Checks the body of a request: a roster, or `{ "roster", "pack" }`. */
export async function checkBody(bytes: Uint8Array, { parse, sha256 }: Tools = {}): Promise<PublicResult> {
  const { read, pack } = await readBody(bytes, parse);
  return answerOf(examine(read, pack), undefined, sha256);
}

interface Body {
  read: Parsed<ReadRoster>;
  pack: Pack | null;
}

/** Reads the body of a request: a roster, or `{ "roster", "pack" }`, whose faults are then the roster's. */
export async function readBody(bytes: Uint8Array, parse?: RosterParser): Promise<Body> {
  const text = decode(bytes);
  if (!text.ok) return { read: text, pack: null };
  const json = parseJson(text.value);
  if (!json.ok) return { read: json, pack: null };
  const body = isPair(json.value)
    ? await readPair(json.value, parse)
    : { read: await readRosterValue(json.value, parse), pack: null };
  const deep = body.read.ok ? null : tooDeep(text.value, json.value);
  return deep ? { ...body, read: { ok: false, faults: [deep] } } : body;
}

/** Whether a value is an object with a roster or a pack in it, rather than a roster itself. */
const isPair = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, 'roster') || Object.hasOwn(value, 'pack')) &&
  !Object.hasOwn(value, 'muster');

async function readPair(
  { roster, pack = null, ...unknown }: Record<string, unknown>,
  parse?: RosterParser,
): Promise<Body> {
  const read = await readRosterValue(roster, parse);
  const readPack: Parsed<Pack | null> = pack === null ? { ok: true, value: null } : await readPackField(pack);
  const faults = [
    ...unknownFields(unknown, pack === null ? ['pack'] : []),
    ...(read.ok ? [] : below('roster', read.faults)),
    ...(readPack.ok ? [] : readPack.faults),
  ];
  return faults.length > 0 || !readPack.ok
    ? { read: { ok: false, faults: faults.slice(0, MAX_FAULTS) }, pack: null }
    : { read, pack: readPack.value };
}

/** Reads the field `pack` of a request; the paths of its faults start at the request. */
export async function readPackField(value: unknown): Promise<Parsed<Pack>> {
  const read = await readPackValue(value);
  return read.ok ? read : { ok: false, faults: below('pack', read.faults) };
}

/** Faults for the unknown fields of a request, with a suggestion for each that is near to one that it may have. */
export const unknownFields = (fields: object, known: readonly string[]): Fault[] =>
  Object.keys(fields).map((field) => {
    const fault = unknownField(field);
    return { ...fault, message: fault.message + suggestion(field, known) };
  });
