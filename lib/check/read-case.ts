import type { AnyOddsCases, OddsCases } from '@/lib/odds/cases';
import { describeValue } from '@/lib/roster/faults';
import { parseWith } from '@/lib/roster/parse';
import { type Fault, type Parsed, refused } from '@/lib/roster/report';
import { LIBRARY_BYTES } from '@/lib/roster/roster';
import { suggestion } from '@/lib/roster/suggestion';
import { loadSystem, systems } from '@/lib/systems/registry';
import { parseJson } from './json';
import { isObject, readParsed } from './read';

/** A case of odds that was read, with the cases of its game. */
export interface ReadCase {
  cases: AnyOddsCases;
  asked: unknown;
}

/** Reads a case of odds from JSON text. */
export const readCaseText = (text: string): Promise<Parsed<ReadCase>> =>
  readParsed(text, parseJson(text, LIBRARY_BYTES), readCaseValue);

async function readCaseValue(value: unknown): Promise<Parsed<ReadCase>> {
  if (!isObject(value)) return refused(`This is ${describeValue(value)}; it must be an object.`);
  const { system, kind } = value as { system?: unknown; kind?: unknown };
  const games = await gamesWithOdds();
  const known = games.filter(([id]) => system === undefined || id === system);
  if (known.length === 0) return fault('system', system, [...games.map(([id]) => id)]);
  const found = known.find(([, { kinds }]) => kinds.some((each) => each === kind));
  if (!found) return fault('kind', kind, [...new Set(known.flatMap(([, { kinds }]) => kinds))]);
  const [, cases] = found;
  const read = parseWith(cases.schema, value);
  return read.ok ? { ok: true, value: { cases, asked: read.value } } : read;
}

/** The games with cases, in the order of the registry: a case that names none is of the first that knows its kind. */
async function gamesWithOdds(): Promise<[string, OddsCases][]> {
  const found: [string, OddsCases][] = [];
  for (const { id } of systems) {
    const cases = await (await loadSystem(id))?.oddsCases?.();
    if (cases) found.push([id, cases]);
  }
  return found;
}

function fault(path: string, value: unknown, allowed: readonly string[]): Parsed<never> {
  const is = value === undefined ? 'This is missing' : `This is ${describeValue(value)}`;
  const found: Fault = {
    path,
    code: value === undefined ? 'missing' : path === 'system' ? 'system' : 'value',
    message: `${is}; it must be one of: ${allowed.join(', ')}.${suggestion(value, allowed)}`,
  };
  return { ok: false, faults: [found] };
}
