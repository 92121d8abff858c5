import type { Edit, Excess } from '@/lib/roster/edit-catalogue';
import type { ErrorChecker } from './error-checker';
import { fewChanges } from './few-changes';
import type { Candidate, Source } from './fix';
import { smallestSubset } from './smallest-subset';

/** Sums above this are not covered exactly: the table would have a row for each value. */
const MAX_TABLE = 10_000;
/** Maximum number of elements tried for each removal. */
const MAX_TRIED = 20;
/** Maximum number of exchanges tried of a removed element for one that is worth less. */
const MAX_EXCHANGES = 60;
/** With more errors than this, the first element whose removal helps is removed. */
const MANY_ERRORS = 5;

/**
 * Finds the fewest elements whose removal leaves a legal force, and of those the ones worth least: what is over a
 * maximum exactly by a table, then those at fault, then one by one. If that fails, it starts from a single element
 * that is legal by itself and adds others. If no force of the elements is legal, other edits are made on top.
 */
export function* removing(force: unknown, checker: ErrorChecker): Source {
  const removal = new Removal(force, checker);
  const shrunk = yield* removal.shrink();
  const removed = removal.isRight(shrunk) ? yield* removal.exchange(shrunk) : yield* removal.grow();
  if (removed) return yield removal.candidate(removed);
  for (const start of [shrunk, removal.ids]) {
    const options = { maxWeight: () => Number.POSITIVE_INFINITY, source: 'removal' } as const;
    for (const candidate of fewChanges(removal.candidate(start), checker, options)) {
      yield candidate;
      if (candidate) return;
    }
  }
}

/** Elements to remove, by id. */
type Removed = readonly string[];

class Removal {
  readonly ids: Removed;
  private readonly worth: ReadonlyMap<string, number>;
  private readonly edits: readonly Edit[];

  constructor(
    private readonly force: unknown,
    private readonly checker: ErrorChecker,
  ) {
    const { system, catalogue, pack } = checker;
    const reckoning = system.reckon(force, pack);
    this.ids = catalogue.elements(force).map(({ value }) => value.id);
    this.worth = catalogue.worth(reckoning);
    this.edits = catalogue.edits(reckoning).filter(({ kind }) => kind === 'remove');
  }

  candidate(removed: Removed): Candidate {
    const gone = new Set(removed);
    const edits = this.edits.filter(({ elements: [id = ''] }) => gone.has(id));
    return { force: this.without(removed), edits, source: 'removal' };
  }

  private without(removed: Removed): unknown {
    return removed.reduce((each, id) => this.checker.catalogue.without(each, id), this.force);
  }

  isRight(removed: Removed): boolean {
    return this.checker.isRight(this.without(removed));
  }

  private worthOf = (id: string): number => this.worth.get(id) ?? 0;

  /** Those worth less come first, and of equals the later in the list. */
  private cheapestFirst(ids: Iterable<string>): string[] {
    return [...ids].reverse().sort((a, b) => this.worthOf(a) - this.worthOf(b));
  }

  /** Removes until no error is left, or nothing helps. */
  *shrink(): Generator<undefined, Removed> {
    const { checker } = this;
    let removed: Removed = [];
    for (;;) {
      const { errors, reckoning } = checker.check(this.without(removed));
      if (errors.length === 0) return removed;
      const excess = checker.catalogue.excesses(reckoning).find(({ parts }) => parts.size > 0);
      const named = new Set(errors.flatMap(({ finding }) => finding.elements));
      const next =
        (excess && fewestParts(excess, this.cheapestFirst(excess.parts.keys()))) ??
        (yield* this.bestRemoval(removed, named, errors.length));
      if (next.length === 0) return removed;
      removed = [...removed, ...next];
      yield;
    }
  }

  /** Returns the element whose removal leaves the fewest errors, if it leaves fewer: one named as at fault, else any. */
  private *bestRemoval(
    removed: Removed,
    named: ReadonlySet<string>,
    errors: number,
  ): Generator<undefined, Removed> {
    const left = this.cheapestFirst(this.ids.filter((id) => !removed.includes(id)));
    const atFault = left.filter((id) => named.has(id));
    for (const group of [atFault, left.filter((id) => !named.has(id))]) {
      let best = { id: '', errors };
      for (const id of group.slice(0, MAX_TRIED)) {
        const found = this.checker.check(this.without([...removed, id])).errors.length;
        if (found < best.errors) best = { id, errors: found };
        if (found === 0 || (found < errors && errors > MANY_ERRORS)) break;
        yield;
      }
      if (best.id !== '') return [best.id];
      // Several at fault by the same rule: the first removal of them may show no effect.
      if (atFault.length > 0) return atFault.slice(0, 1);
    }
    return [];
  }

  /** Puts back what need not be removed, the most valuable first, and exchanges elements for ones worth less. */
  *exchange(removed: Removed): Generator<undefined, Removed> {
    const mostValuableFirst = this.cheapestFirst(removed).reverse();
    let best = yield* smallestSubset(mostValuableFirst, (rest) => this.isRight(rest));
    let tries = 0;
    for (const id of best)
      for (const other of this.cheapestFirst(this.ids)) {
        if (this.worthOf(other) >= this.worthOf(id) || tries++ >= MAX_EXCHANGES) break;
        if (best.includes(other)) continue;
        const next = best.map((each) => (each === id ? other : each));
        yield;
        if (!this.isRight(next)) continue;
        best = next;
        break;
      }
    return best;
  }

  /** Finds an element that is legal by itself and adds others, the most valuable first; null without one. */
  *grow(): Generator<undefined, Removed | null> {
    for (const id of this.cheapestFirst(this.ids).reverse()) {
      const removed = this.ids.filter((each) => each !== id);
      yield;
      if (this.isRight(removed)) return yield* this.exchange(removed);
    }
    return this.isRight(this.ids) ? this.ids : null;
  }
}

/** Parts that add up to a sum: the last one, and the others. */
interface Sum {
  count: number;
  id: string;
  rest: Sum | null;
}

/**
 * Returns the fewest parts that add up to the excess or more, and of those the ones with the least sum, from a table of
 * the fewest parts for each sum; undefined if all together are not enough, or the table would be too large.
 * @param ids the parts; those that are to go first come first
 */
function fewestParts({ over, parts }: Excess, ids: readonly string[]): string[] | undefined {
  if (over > MAX_TABLE) return undefined;
  const table: (Sum | null)[] = Array(2 * over).fill(null);
  for (const id of ids) {
    const part = Math.min(parts.get(id) ?? 0, over);
    if (part <= 0) continue;
    for (let sum = table.length - 1; sum >= part; sum--) {
      const rest = table[sum - part] ?? null;
      if (rest === null && sum !== part) continue;
      const count = (rest?.count ?? 0) + 1;
      const known = table[sum];
      if (!known || count < known.count) table[sum] = { count, id, rest: sum === part ? null : rest };
    }
  }
  let best: Sum | null = null;
  for (const sum of table.slice(over)) if (sum && (best === null || sum.count < best.count)) best = sum;
  if (best === null) return undefined;
  const chosen: string[] = [];
  for (let at: Sum | null = best; at; at = at.rest) chosen.push(at.id);
  return chosen;
}
