import type { Hash } from '@/lib/roster/fingerprint';
import type { Pack } from '@/lib/roster/pack';
import { below, MOST_FAULTS, type Parsed } from '@/lib/roster/report';
import { answerOf, examine, type PublicResult } from './answer';
import { decode, parseJson, tooDeep } from './json';
import { type RosterParser, readRosterValue } from './read';
import { readPackField, unknownFields } from './request-fields';

/** Faster implementations, for a caller with many rosters to check. */
export interface Tools {
  parse?: RosterParser;
  sha256?: Hash;
}

/** Checks the body of a request: a roster, or `{ "roster", "pack" }`. */
export async function checkBody(bytes: Uint8Array, tools: Tools = {}): Promise<PublicResult> {
  const text = decode(bytes);
  if (!text.ok) return answerOf(text);
  const json = parseJson(text.value);
  if (!json.ok) return answerOf(json);
  const answer = isPair(json.value)
    ? await checkPair(json.value, tools)
    : answerOf(examine(await readRosterValue(json.value, tools.parse), null), undefined, tools.sha256);
  const deep = 'unreadable' in answer ? tooDeep(text.value, json.value) : null;
  return deep ? { legal: false, unreadable: [deep] } : answer;
}

/** Whether a value is an object with a roster in it, rather than a roster itself. */
export const isPair = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.hasOwn(value, 'roster') &&
  !Object.hasOwn(value, 'muster');

async function checkPair(pair: Record<string, unknown>, { parse, sha256 }: Tools): Promise<PublicResult> {
  const { roster, pack = null, ...unknown } = pair;
  const read = await readRosterValue(roster, parse);
  const readPack: Parsed<Pack | null> = pack === null ? { ok: true, value: null } : await readPackField(pack);
  const faults = [
    ...unknownFields(unknown),
    ...(read.ok ? [] : below('roster', read.faults)),
    ...(readPack.ok ? [] : readPack.faults),
  ];
  if (faults.length > 0 || !readPack.ok) return answerOf({ ok: false, faults: faults.slice(0, MOST_FAULTS) });
  return answerOf(examine(read, readPack.value), undefined, sha256);
}
