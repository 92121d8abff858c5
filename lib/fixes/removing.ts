import type { FoundError } from '@/lib/roster/check';
import type { Edit, Excess } from '@/lib/roster/edit-catalogue';
import type { ErrorChecker } from './error-checker';
import { FewChanges } from './few-changes';
import type { Candidate, Source } from './fix';

/** Sums above this are covered by the largest parts: the table would have a row for each value. */
const MAX_TABLE = 10_000;
/** Maximum number of elements tried for each removal. */
const MAX_TRIED = 20;
/** Maximum number of exchanges tried of a removed element for one that is worth less. */
const MAX_EXCHANGES = 150;
/** The search for edits on top of removals: soon rather than by cost. */
const HASTE = 30;
const MAX_CHECKS = 600;

/**
 * Finds the fewest elements whose removal leaves a legal force, and of those the ones worth least: what is over a
 * maximum exactly by a table, then those at fault, then one by one. If that fails, it starts from a single element
 * that is legal by itself and adds others. If no force of the elements is legal, other edits are made on top.
 */
export function* removing(force: unknown, checker: ErrorChecker): Source {
  const removal = new Removal(force, checker);
  const shrunk = yield* removal.shrink();
  const isEnough = checker.isRight(removal.candidate(shrunk).force);
  const removed = isEnough ? yield* removal.exchange(yield* removal.putBack(shrunk)) : yield* removal.grow();
  if (removed) return yield removal.candidate(removed);
  for (const start of [removal.candidate(shrunk), removal.all]) {
    const onTop = new FewChanges(checker, { haste: HASTE, maxChecks: MAX_CHECKS });
    for (const candidate of onTop.run(start, () => Number.POSITIVE_INFINITY, 'removal')) {
      yield candidate;
      if (candidate) return;
    }
  }
}

/** What to remove, by id. */
type Removed = ReadonlySet<string>;

class Removal {
  private readonly ids: readonly string[];
  private readonly worth: ReadonlyMap<string, number>;
  private readonly removals: ReadonlyMap<string, Edit>;

  constructor(
    private readonly force: unknown,
    private readonly checker: ErrorChecker,
  ) {
    const { system, catalogue, pack } = checker;
    const reckoning = system.reckon(force, pack);
    this.ids = catalogue.elements(force).map(({ value }) => value.id);
    this.worth = catalogue.worth(reckoning);
    this.removals = new Map(
      catalogue
        .edits(reckoning)
        .flatMap((edit) => (edit.kind === 'remove' && edit.elements[0] ? [[edit.elements[0], edit]] : [])),
    );
  }

  candidate(removed: Removed): Candidate {
    const edits = this.ids.flatMap((id) => (removed.has(id) ? (this.removals.get(id) ?? []) : []));
    return { force: this.without(removed), edits, source: 'removal' };
  }

  get all(): Candidate {
    return this.candidate(new Set(this.ids));
  }

  private without(removed: Removed): unknown {
    return [...removed].reduce((each, id) => this.checker.catalogue.without(each, id), this.force);
  }

  private isRight(removed: Removed): boolean {
    return this.checker.isRight(this.without(removed));
  }

  /** Those worth less come first, and of equals the later in the list. */
  private cheapestFirst(ids: Iterable<string>): string[] {
    const worthOf = (id: string) => this.worth.get(id) ?? 0;
    return [...ids].reverse().sort((a, b) => worthOf(a) - worthOf(b));
  }

  /** Removes until no error is left, or nothing helps. */
  *shrink(): Generator<undefined, Removed> {
    const { checker } = this;
    let removed = new Set<string>();
    let { force } = this;
    let found = checker.check(force);
    while (found.errors.length > 0 && removed.size < this.ids.length) {
      const excess = checker.catalogue.excesses(found.reckoning).find(({ parts }) => parts.size > 0);
      const chosen = excess ? fewestParts(excess, this.cheapestFirst(excess.parts.keys())) : null;
      const next: string[] = chosen ?? (yield* this.bestRemoval(force, removed, found.errors));
      if (next.length === 0) return removed;
      removed = new Set([...removed, ...next]);
      for (const id of next) force = checker.catalogue.without(force, id);
      found = checker.check(force);
      yield;
    }
    return removed;
  }

  /** Returns the element whose removal leaves the fewest errors, if it leaves fewer: one at fault, else any. */
  private *bestRemoval(
    force: unknown,
    removed: Removed,
    errors: readonly FoundError[],
  ): Generator<undefined, string[]> {
    const { checker } = this;
    const named = new Set(errors.flatMap(({ finding }) => finding.elements));
    for (const group of [this.ids.filter((id) => named.has(id)), this.ids.filter((id) => !named.has(id))]) {
      let best: { id: string; errors: number } | null = null;
      for (const id of this.cheapestFirst(group.filter((each) => !removed.has(each))).slice(0, MAX_TRIED)) {
        const left = checker.check(checker.catalogue.without(force, id)).errors.length;
        if (best === null || left < best.errors) best = { id, errors: left };
        if (left === 0) break;
        yield;
      }
      if (best && best.errors < errors.length) return [best.id];
      // Several at fault by the same rule: the first removal of them may show no effect.
      const [first] = this.cheapestFirst(group.filter((each) => named.has(each) && !removed.has(each)));
      if (first !== undefined) return [first];
    }
    return [];
  }

  /** Puts back what need not be removed, the most valuable first. */
  *putBack(removed: Removed): Generator<undefined, Removed> {
    const kept = new Set(removed);
    for (const id of this.cheapestFirst(removed).reverse()) {
      kept.delete(id);
      if (!this.isRight(kept)) kept.add(id);
      yield;
    }
    return kept;
  }

  /** Exchanges elements for ones that are worth less. */
  *exchange(removed: Removed): Generator<undefined, Removed> {
    let best = removed;
    let tries = 0;
    for (const id of this.cheapestFirst(removed).reverse())
      for (const other of this.cheapestFirst(this.ids)) {
        if ((this.worth.get(other) ?? 0) >= (this.worth.get(id) ?? 0) || tries++ >= MAX_EXCHANGES) break;
        if (best.has(other)) continue;
        const next = new Set(best).add(other);
        next.delete(id);
        yield;
        if (!this.isRight(next)) continue;
        best = next;
        break;
      }
    return best;
  }

  /** Finds an element that is legal by itself and adds others, the most valuable first; null without one. */
  *grow(): Generator<undefined, Removed | null> {
    const valuable = this.cheapestFirst(this.ids).reverse();
    for (const id of valuable) {
      const removed = new Set(this.ids.filter((each) => each !== id));
      yield;
      if (this.isRight(removed)) return yield* this.putBack(removed);
    }
    const all = new Set(this.ids);
    return this.isRight(all) ? all : null;
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
 * the fewest parts for each sum; null if all together are not enough.
 * @param ids the parts; those that are to go first come first
 */
function fewestParts({ over, parts }: Excess, ids: readonly string[]): string[] | null {
  const partOf = (id: string) => Math.min(parts.get(id) ?? 0, over);
  if (over > MAX_TABLE)
    return largestParts(
      over,
      ids.toSorted((a, b) => partOf(b) - partOf(a)),
      partOf,
    );
  const table: (Sum | null)[] = Array(2 * over).fill(null);
  for (const id of ids) {
    const part = partOf(id);
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
  const chosen: string[] = [];
  for (let at = best; at; at = at.rest) chosen.push(at.id);
  return best && chosen;
}

/** Returns the first parts that add up to a sum or more; null if all together are not enough. */
function largestParts(sum: number, ids: readonly string[], partOf: (id: string) => number): string[] | null {
  const chosen: string[] = [];
  let left = sum;
  for (const id of ids) {
    if (left <= 0) break;
    chosen.push(id);
    left -= partOf(id);
  }
  return left <= 0 ? chosen : null;
}
