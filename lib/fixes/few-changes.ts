import { canonicalText } from '@/lib/roster/canonical';
import type { FoundErrors } from '@/lib/roster/check';
import type { Edit } from '@/lib/roster/edit-catalogue';
import type { ErrorChecker } from './error-checker';
import { changesOf, costOf, costsWithin, type FixSource, type Source, weightOf } from './fix';
import { Queue } from './queue';

/** A force reached by edits that still has errors. */
interface Node extends FoundErrors {
  force: unknown;
  edits: readonly Edit[];
}

interface FewChangesOptions {
  /** What each error left adds to the rank of a force: above 0 a fix is found sooner, but none is ruled out. */
  haste: number;
  maxChecks: number;
}

/** Maximum number of edits in a fix, and of forces that wait. */
const MAX_EDITS = 12;
const MAX_OPEN = 20_000;
/** The least that an edit costs: itself, and its change. */
const MIN_STEP = 2;
/** What all excesses together count, in errors. */
const EXCESS_WEIGHT = 4;

/**
 * Uniform-cost search over edits: from the cheapest force reached, it tries all edits that may repair one of its
 * errors, the one with the fewest such edits. Every fix contains one of them, in any order. Equivalent forces are
 * examined once.
 */
export class FewChanges {
  /** Every set of edits that costs at most this has been tried; only without haste. */
  triedUpTo = 0;
  private readonly queue = new Queue<Node>();
  private readonly reached = new Set<string>();
  private excessAtStart = 0;

  constructor(
    private readonly checker: ErrorChecker,
    private readonly options: FewChangesOptions,
  ) {}

  /**
   * @param start the force to search from, and the edits that led to it
   * @param maxWeight returns the highest weight of a fix that is still wanted
   */
  *run(start: Pick<Node, 'force' | 'edits'>, maxWeight: () => number, source: FixSource = 'changes'): Source {
    const { checker, options } = this;
    const { haste, maxChecks } = options;
    const last = checker.checks + maxChecks;
    const root = { ...start, ...checker.check(start.force) };
    this.excessAtStart = this.excessOf(root);
    this.add(root);
    for (;;) {
      const tried = Math.min(this.queue.first + MIN_STEP - 1, costsWithin(maxWeight()));
      if (haste === 0) this.triedUpTo = Math.max(this.triedUpTo, tried);
      if (this.queue.size > MAX_OPEN) return;
      const node = this.queue.take();
      if (node === undefined) return;
      for (const edit of yield* this.repairing(node)) {
        if (checker.checks >= last) return;
        yield;
        const edits = [...node.edits, edit];
        if (weightOf(costOf(edits), changesOf(edits)) > maxWeight()) continue;
        const next = edit.apply(node.force);
        if (next === node.force || !this.isNew(next)) continue;
        const checked = checker.check(next);
        if (checked.errors.length === 0) yield { force: next, edits, source };
        else if (edits.length < MAX_EDITS + start.edits.length) this.add({ force: next, edits, ...checked });
      }
    }
  }

  private add(node: Node) {
    const { haste } = this.options;
    const left =
      haste === 0
        ? 0
        : node.errors.length + (EXCESS_WEIGHT * this.excessOf(node)) / Math.max(1, this.excessAtStart);
    this.queue.add(Math.round(costOf(node.edits) + haste * left), node);
  }

  /** What is over all maximums together: shows progress where an error stays. */
  private excessOf({ reckoning }: Pick<Node, 'reckoning'>): number {
    return this.checker.catalogue.excesses(reckoning).reduce((sum, { over }) => sum + over, 0);
  }

  /** Returns the edits that may repair the error with the fewest such edits; looks at one error a step. */
  private *repairing({ errors, reckoning, edits: done }: Node): Generator<undefined, Edit[]> {
    const set = new Set(done.map(({ sets }) => sets).filter((sets) => sets !== undefined));
    const all = this.checker.catalogue
      .edits(reckoning)
      .filter(({ sets }) => sets === undefined || !set.has(sets));
    let fewest = all;
    for (const error of errors) {
      yield;
      const edits = all.filter((edit) => this.checker.mayRepair(edit, error));
      if (edits.length < fewest.length) fewest = edits;
    }
    return fewest;
  }

  private isNew(force: unknown): boolean {
    const key = canonicalText(this.checker.system.inPlay(force));
    if (this.reached.has(key)) return false;
    this.reached.add(key);
    return true;
  }
}
