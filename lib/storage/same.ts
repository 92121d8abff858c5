import type { Roster } from '@/lib/roster/roster';
import { listIn } from '@/lib/roster/tally';

/** Finds added items whose roster has the same content, whatever the order of its fields. */
export class SameRosters<Item extends { roster: Roster }> {
  /** By name, items whose text is not computed yet: most names are unique. */
  readonly #named = new Map<string, Item[]>();
  readonly #byText = new Map<string, Item>();

  constructor(items: Iterable<Item> = []) {
    for (const item of items) this.add(item);
  }

  add(item: Item): void {
    listIn(this.#named, item.roster.name).push(item);
  }

  /** The first item with the same content. */
  find(roster: Roster): Item | undefined {
    const named = this.#named.get(roster.name);
    if (!named) return undefined;
    for (const item of named.splice(0)) {
      const text = textOf(item.roster);
      if (!this.#byText.has(text)) this.#byText.set(text, item);
    }
    return this.#byText.get(textOf(roster));
  }
}

/** A JSON value with sorted fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
