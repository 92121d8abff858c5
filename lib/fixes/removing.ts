import type { FoundErrors } from '@/lib/roster/check';
import { type Edit, isRemoval } from '@/lib/roster/edits/edit';
import type { Excess } from '@/lib/roster/edits/edit-catalogue';
import { type ErrorChecker, fewestParts, minimalSubset } from './error-checker';
import { fewChanges } from './few-changes';
import type { Candidate, Source } from './fix';

/** Maximum number of elements tried for each removal. */
const MAX_TRIED = 20;
/** Maximum number of exchanges tried of a removed element for one that is worth less. */
const MAX_EXCHANGES = 60;
/** Maximum number of elements that are tried alone, with other edits, and of elements of a force in which they are. */
const MAX_ALONE = 3;
const MAX_FOR_ALONE = 60;
/** With more errors than this, the first element whose removal helps is removed. */
const MANY_ERRORS = 5;
/** With more errors than this, or after this work, elements are removed without trying each: twice as many each time. */
const COUNTLESS_ERRORS = 20;
const MAX_CAREFUL = 3000;
/** The work after which nothing more is put back or exchanged. */
const MAX_WORK = 60_000;

/**
 * Finds the fewest elements whose removal leaves a legal force, and of those the ones worth least: what is over a
 * maximum exactly by a table, then those at fault, one by one or in batches that double. If that fails, it starts from
 * a single element that is legal by itself. If no force of the elements is legal, other edits are made on top. It
 * yields the first force that is legal, then better ones, after a bounded number of checks.
 */
export function* removing(force: unknown, { evaluation }: FoundErrors, checker: ErrorChecker): Source {
  const removal = new Removal(force, evaluation, checker);
  const shrunk = yield* removal.shrink();
  const removed = removal.isRight(shrunk) ? shrunk : yield* removal.singleElement();
  if (removed) return yield* removal.improve(removed);
  const starts = [
    ...removal.cheapestAlone(),
    ...(shrunk.length < removal.ids.length ? [removal.ids] : []),
    shrunk,
  ];
  for (const start of starts) {
    const options = {
      isWanted: () => true,
      source: 'removal',
      maxChecks: start === removal.ids ? undefined : removal.checksLeft(start),
    } as const;
    for (const candidate of fewChanges(removal.candidate(start), checker, options)) {
      yield;
      if (candidate === undefined) continue;
      yield* removal.improve([...candidate.edits.slice(start.length), ...start]);
      break;
    }
  }
}

/** Elements to remove, by id. */
type Removed = readonly string[];
/** Elements to remove, and edits to make after that. */
type Parts = readonly (string | Edit)[];

const isId = (part: string | Edit): part is string => typeof part === 'string';
const isEdit = (part: string | Edit): part is Edit => typeof part !== 'string';

class Removal {
  readonly ids: Removed;
  private readonly worth: ReadonlyMap<string, number>;
  private readonly edits: readonly Edit[];
  /** No fix removes fewer elements than this. */
  private readonly least: number;
  /** Elements in all forces that were checked: about what the checks have cost. */
  private work = 0;

  constructor(
    private readonly force: unknown,
    evaluation: unknown,
    private readonly checker: ErrorChecker,
  ) {
    const { catalogue } = checker;
    this.ids = catalogue.elements(force).map(({ value }) => value.id);
    this.worth = catalogue.worth(evaluation);
    this.edits = catalogue.edits(evaluation).filter(isRemoval);
    const only = catalogue.excesses(evaluation).filter(({ onlyRemoved }) => onlyRemoved);
    this.least = Math.max(...only.map((excess) => this.overMaximum([excess]).length), 0);
  }

  candidate(parts: Parts): Candidate {
    const gone = new Set(parts.filter(isId));
    const edits = this.edits.filter(({ elements: [id = ''] }) => gone.has(id));
    return {
      force: this.without(parts),
      edits: [...edits, ...parts.filter(isEdit)],
      source: 'removal',
      proven: parts.every(isId) && parts.length === this.least,
    };
  }

  private without(parts: Parts): unknown {
    const left = this.checker.catalogue.without(this.force, parts.filter(isId));
    return parts.filter(isEdit).reduce<unknown>((force, { apply }) => apply(force), left);
  }

  private check(parts: Parts) {
    this.work += this.ids.length - parts.length + 1;
    return this.checker.check(this.without(parts));
  }

  isRight(parts: Parts): boolean {
    return this.check(parts).errors.length === 0;
  }

  /** Returns how many forces without some elements can be checked before the work is too much. */
  checksLeft = (removed: Removed): number =>
    Math.ceil((MAX_WORK - this.work) / (this.ids.length - removed.length + 1));

  private worthOf = (id: string): number => this.worth.get(id) ?? 0;

  /** Those worth less come first, and of equals the later in the list. */
  private cheapestFirst(ids: Iterable<string>): string[] {
    return [...ids].reverse().sort((a, b) => this.worthOf(a) - this.worthOf(b));
  }

  /** Removes until no error is left, or nothing helps. */
  *shrink(): Generator<undefined, Removed> {
    let removed: Removed = [];
    for (let batch = 1; ; ) {
      yield;
      const { errors, evaluation } = this.check(removed);
      if (errors.length === 0) return removed;
      const next = new Set(this.overMaximum(this.checker.catalogue.excesses(evaluation)));
      const isCareful = errors.length <= COUNTLESS_ERRORS && this.work < MAX_CAREFUL;
      if (!isCareful) {
        const left = this.mostAtFault(removed, errors);
        for (const id of left.slice(0, Math.min(batch, Math.ceil(left.length / 4)))) next.add(id);
        batch *= 2;
      } else if (next.size === 0) for (const id of yield* this.bestRemoval(removed, errors)) next.add(id);
      if (next.size === 0) return removed;
      removed = [...removed, ...next];
    }
  }

  /** Returns the fewest elements whose removal puts right what is over a maximum. */
  private overMaximum(excesses: readonly Excess[]): Removed {
    const chosen = new Set<string>();
    for (const { over, parts } of excesses) {
      const left = new Map([...parts].filter(([id]) => !chosen.has(id)));
      const still = [...parts].reduce((sum, [id, part]) => (left.has(id) ? sum : sum - part), over);
      const ids = fewestParts({ over: still, parts: left }, this.cheapestFirst(left.keys()), this.worthOf);
      for (const id of ids) chosen.add(id);
    }
    return [...chosen];
  }

  /** Returns the elements left, those that most errors name first, then those worth least. */
  private mostAtFault(removed: Removed, errors: FoundErrors['errors']): Removed {
    const counts = new Map<string, number>();
    for (const { finding } of errors)
      for (const id of finding.elements) counts.set(id, (counts.get(id) ?? 0) + 1);
    const gone = new Set(removed);
    const left = this.cheapestFirst(this.ids.filter((id) => !gone.has(id)));
    return left.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  }

  /** Returns the element whose removal leaves the fewest errors, if it leaves fewer: one named as at fault, else any. */
  private *bestRemoval(removed: Removed, errors: FoundErrors['errors']): Generator<undefined, Removed> {
    const { length } = errors;
    const named = new Set(errors.flatMap(({ finding }) => finding.elements));
    const left = this.cheapestFirst(this.ids.filter((id) => !removed.includes(id)));
    const atFault = left.filter((id) => named.has(id));
    for (const group of [atFault, left.filter((id) => !named.has(id))]) {
      let best = { id: '', errors: length };
      for (const id of group.slice(0, MAX_TRIED)) {
        const found = this.check([...removed, id]).errors.length;
        if (found < best.errors) best = { id, errors: found };
        if (found === 0 || (found < length && length > MANY_ERRORS) || this.work > MAX_CAREFUL) break;
        yield;
      }
      if (best.id !== '') return [best.id];
      // Several at fault by the same rule: the first removal of them may show no effect.
      if (atFault.length > 0) return atFault.slice(0, 1);
    }
    return [];
  }

  /** Leaves out what is not needed, and exchanges elements for ones worth less. */
  *improve(parts: Parts): Generator<Candidate | undefined, void> {
    yield this.candidate(parts);
    const needed = yield* this.needed(parts);
    yield this.candidate(needed);
    const exchanged = yield* this.exchange(needed);
    if (exchanged !== needed) yield this.candidate(yield* this.needed(exchanged));
  }

  /** Leaves out what is not needed, edits first, then the most valuable; yields the best so far each time it has halved. */
  private *needed(parts: Parts): Generator<Candidate | undefined, Parts> {
    let best = parts;
    let shown = parts.length;
    const removed = this.cheapestFirst(parts.filter(isId)).reverse();
    const tests = minimalSubset([...parts.filter(isEdit), ...removed], (rest) => {
      const isRight = this.isRight(rest);
      if (isRight) best = rest;
      return isRight;
    });
    for (const _ of tests) {
      if (this.work > MAX_WORK) break;
      const isBetter = best.length <= shown / 2;
      if (isBetter) shown = best.length;
      yield isBetter ? this.candidate(best) : undefined;
    }
    return best;
  }

  private *exchange(parts: Parts): Generator<undefined, Parts> {
    let best = parts;
    let tries = 0;
    for (const id of parts.filter(isId))
      for (const other of this.cheapestFirst(this.ids)) {
        if (this.worthOf(other) >= this.worthOf(id) || tries++ >= MAX_EXCHANGES) break;
        if (best.includes(other)) continue;
        if (this.work > MAX_WORK) return best;
        const next = best.map((each) => (each === id ? other : each));
        yield;
        if (!this.isRight(next)) continue;
        best = next;
        break;
      }
    return best;
  }

  /** What to remove for each of the elements worth least to be alone: other edits may make it legal. */
  cheapestAlone(): Removed[] {
    if (this.ids.length > MAX_FOR_ALONE) return [];
    return this.cheapestFirst(this.ids)
      .slice(0, MAX_ALONE)
      .map((id) => this.ids.filter((each) => each !== id));
  }

  /** Finds an element that is legal by itself, the most valuable first, or that none is; null if neither is legal. */
  *singleElement(): Generator<undefined, Removed | null> {
    for (const id of this.cheapestFirst(this.ids).reverse()) {
      const removed = this.ids.filter((each) => each !== id);
      yield;
      if (this.isRight(removed)) return removed;
    }
    return this.isRight(this.ids) ? this.ids : null;
  }
}
