import { usageKey } from '@/lib/check/summary';
import type { Use } from '@/lib/roster/pack-rules';
import { foldCase } from '@/lib/storage/search';

/** A type or upgrade under one of its names, case-folded for searching. */
export interface FieldedName {
  key: string;
  name: string;
}

/** Numbers the things that rosters field, so that thousands of lines need not repeat the names. */
export class FieldedNames {
  /** By number; append-only. */
  list: FieldedName[] = [];
  #numbers = new Map<string, number>();

  /** Returns the distinct numbers of the types and upgrades that a roster fields. */
  numbersOf(system: string, uses: readonly Use[]): number[] {
    return [...new Set(uses.map((use) => this.#numberOf(system, use)))];
  }

  #numberOf(system: string, use: Use): number {
    const key = usageKey(system, use);
    // Rosters may define their own types, with the same id and different names.
    const nameKey = `${key}\n${use.name}`;
    const known = this.#numbers.get(nameKey);
    if (known !== undefined) return known;
    const number = this.list.push({ key, name: foldCase(use.name) }) - 1;
    this.#numbers.set(nameKey, number);
    return number;
  }
}

/** Returns a test whether a line fields something wanted; the wanted names are looked up once. */
export function fielding(
  names: readonly FieldedName[],
  isWanted: (each: FieldedName) => boolean,
): (line: { fielded: readonly number[] }) => boolean {
  const wanted = new Set(names.flatMap((each, number) => (isWanted(each) ? [number] : [])));
  return ({ fielded }) => wanted.size > 0 && fielded.some((number) => wanted.has(number));
}
