import { keyOfUse } from '@/lib/check/summary';
import type { Use } from '@/lib/roster/pack-rules';
import { foldCase } from '@/lib/storage/search';

/** A type or upgrade under one name that it goes by, folded for searching. */
export interface FieldedName {
  key: string;
  name: string;
}

/** Numbers what rosters field, so that thousands of lines need not repeat the names. */
export class FieldedNames {
  /** By number; only ever added to. */
  list: FieldedName[] = [];
  #numbers = new Map<string, number>();

  /** The number of each type and upgrade that a roster fields, once. */
  numbersOf(system: string, uses: readonly Use[]): number[] {
    return [...new Set(uses.map((use) => this.#numberOf(system, use)))];
  }

  #numberOf(system: string, use: Use): number {
    const key = keyOfUse(system, use);
    // Rosters may bring types of their own, of one id and different names.
    const own = `${key}\n${use.name}`;
    const known = this.#numbers.get(own);
    if (known !== undefined) return known;
    const number = this.list.push({ key, name: foldCase(use.name) }) - 1;
    this.#numbers.set(own, number);
    return number;
  }
}

/** Asks of lines whether they field something; what is looked for is looked up once. */
export function fielding(
  names: readonly FieldedName[],
  isWanted: (each: FieldedName) => boolean,
): (line: { fielded: readonly number[] }) => boolean {
  const wanted = new Set(names.flatMap((each, number) => (isWanted(each) ? [number] : [])));
  return ({ fielded }) => wanted.size > 0 && fielded.some((number) => wanted.has(number));
}
