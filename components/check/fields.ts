import { keyOfUse } from '@/lib/check/summary';
import type { Use } from '@/lib/roster/pack-rules';
import { folded } from '@/lib/storage/search';

/** What is fielded at all: a number for each type or upgrade under each name that it goes by. */
const numbers = new Map<string, number>();
const known: { key: string; name: string }[] = [];

/** What each line fields, by number: beside the lines, so that it stays where they are made. */
const fieldedBy = new WeakMap<object, readonly number[]>();

/** Notes what the roster of a line fields. */
export function noteFields(line: object, system: string, uses: readonly Use[]) {
  if (uses.length > 0) fieldedBy.set(line, [...new Set(uses.map((use) => numberOf(system, use)))]);
}

function numberOf(system: string, use: Use): number {
  const key = keyOfUse(system, use);
  // Rosters may bring types of their own, of one id and different names.
  const own = `${key}\n${use.name}`;
  const number = numbers.get(own);
  if (number !== undefined) return number;
  numbers.set(own, known.length);
  return known.push({ key, name: folded(use.name) }) - 1;
}

/** Asks of lines whether they field something; what is looked for is looked up once. */
function fielding(is: (each: { key: string; name: string }) => boolean): (line: object) => boolean {
  const wanted = new Set<number>();
  for (const [number, each] of known.entries()) if (is(each)) wanted.add(number);
  return (line) => wanted.size > 0 && (fieldedBy.get(line)?.some((number) => wanted.has(number)) ?? false);
}

/** Does a line field this type or upgrade? */
export const fieldingKey = (key: string) => fielding((each) => each.key === key);

/** Does a line field something with this word in its name? The word is folded. */
export const fieldingWord = (word: string) => fielding(({ name }) => name.includes(word));
