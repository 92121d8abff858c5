import { sum } from '@/lib/roster/edits/list-edits';
import { listIn } from '@/lib/roster/maps';
import { runInSlices } from '@/lib/roster/time-slices';
import {
  type Bounded,
  type Bounds,
  type Column,
  type Objective,
  objectiveValue,
  type Prepared,
  prepareAll,
  satisfies,
} from './prepared';
import { type Box, relax } from './relaxation';
import type { Setup } from './setup';

/** A force in numbers: a count of each variable of a program. */
export interface Found {
  prepared: Prepared;
  counts: readonly number[];
  value: number;
}

interface Node extends Box {
  prepared: Prepared;
  /** No force in the box is worth more. */
  bound: number;
  /** The counts that solve its relaxation. */
  counts?: number[];
}

/** How far a number may be from the integer that it stands for: the solver works in floating point. */
const NEAR = 1e-6;
/** Maximum number of waiting boxes. */
const MAX_OPEN = 50_000;

/**
 * Finds the best force of several programs by one objective: branch and bound over boxes of counts, the most promising
 * box first. The solver bounds each box; branching is done here, because the solver's own silently drops a branch on
 * which it cycles.
 */
export class BranchAndBound {
  /** No force that is taken is worth more than `best`. */
  proven = false;
  /** A force found by rounding, for when none was found that is as good as its box. */
  rounded: Found | null = null;
  private readonly open = new Map<number, Node[]>();
  private waiting = 0;

  /**
   * @param also additional constraints of a program
   * @param take returns the count of each variable for the counts of the columns, or null if none is acceptable
   * @param best the best force known so far
   */
  constructor(
    programs: readonly Prepared[],
    private readonly objective: Objective,
    private readonly also: (prepared: Prepared) => Bounded[],
    private readonly take: (prepared: Prepared, counts: readonly number[]) => readonly number[] | null,
    public best: Found | null = null,
  ) {
    for (const prepared of programs.toReversed()) {
      const { columns, groups } = prepared;
      this.push({
        prepared,
        low: columns.map(({ low }) => low),
        high: columns.map(({ high }) => high),
        groups: groups.map((group) => [
          sum(group, (at) => columns[at]?.low ?? 0),
          sum(group, (at) => columns[at]?.high ?? 0),
        ]),
        bound: Number.POSITIVE_INFINITY,
      });
    }
  }

  /** An upper bound: no force that is taken is worth more. */
  get most(): number {
    return Math.max(this.best?.value ?? Number.NEGATIVE_INFINITY, ...this.open.keys());
  }

  /** Runs in steps until the best is proven; ends early if too many boxes wait. */
  *run(): Generator<undefined, void> {
    let next: Node | null = null;
    while (this.waiting < MAX_OPEN) {
      const top = Math.max(...this.open.keys());
      const known = this.best?.value ?? Number.NEGATIVE_INFINITY;
      if (next === null && top <= known) {
        this.proven = true;
        return;
      }
      const node: Node = next ?? this.pop(top);
      next = null;
      if (node.counts === undefined) {
        yield;
        if (!this.solve(node)) continue;
      }
      if (this.best === null) this.round(node);
      if (node.bound <= known) continue;
      // Dive until a first force is found; from then on take the most promising box.
      if (this.best !== null && node.bound < top) this.push(node);
      else next = this.divide(node);
    }
  }

  private push(node: Node) {
    listIn(this.open, node.bound).push(node);
    this.waiting++;
  }

  private pop(bound: number): Node {
    const nodes = this.open.get(bound) as Node[];
    const node = nodes.pop() as Node;
    if (nodes.length === 0) this.open.delete(bound);
    this.waiting--;
    return node;
  }

  /** Bounds a box; returns false if it is empty. */
  private solve(node: Node): boolean {
    const { prepared } = node;
    const relaxed = relax(prepared, node, this.objective.of(prepared), this.also(prepared));
    if (relaxed === null) return false;
    node.bound = Math.min(node.bound, Math.floor(relaxed.value + this.objective.base(prepared) + NEAR));
    node.counts = relaxed.counts.map((count) =>
      Math.abs(count - Math.round(count)) < NEAR ? Math.round(count) : count,
    );
    return true;
  }

  /** Tries the solution of a box, rounded down. */
  private round(node: Node) {
    const { prepared, counts = [] } = node;
    const whole = counts.map(Math.floor);
    const value = objectiveValue(this.objective, prepared, whole);
    if (value <= (this.rounded?.value ?? Number.NEGATIVE_INFINITY)) return;
    if (!this.keeps({ ...node, counts: whole })) return;
    const fielded = this.take(prepared, whole);
    if (fielded !== null) this.rounded = { prepared, counts: fielded, value };
  }

  /** Takes the force that solves a box, or divides the box; returns the part to continue with. */
  private divide(node: Node): Node | null {
    const { prepared, counts = [] } = node;
    const sums = prepared.groups.map((group) => sum(group, (at) => counts[at] ?? 0));
    const group = mostFractional(sums);
    if (group !== null)
      return this.halve(node, sums[group] ?? 0, (low, high) => withGroup(node, group, low, high));
    const column = mostFractional(counts);
    if (column !== null)
      return this.halve(node, counts[column] ?? 0, (low, high) => withColumn(node, column, low, high));
    const keeps = this.keeps(node);
    const fielded = keeps ? this.take(prepared, counts) : null;
    // A force that is refused is refused whatever the helpers are.
    if (fielded === null) this.splitAround(node, ({ models }) => !keeps || models > 0);
    else {
      const value = objectiveValue(this.objective, prepared, counts);
      if (value > (this.best?.value ?? Number.NEGATIVE_INFINITY))
        this.best = { prepared, counts: fielded, value };
      // It is worth as much as anything in the box, unless the solver failed.
      if (value < node.bound) this.splitAround(node);
    }
    return null;
  }

  private keeps({ prepared, counts = [] }: Node): boolean {
    return satisfies([...prepared.constraints, ...this.also(prepared)], counts);
  }

  /** Splits a box at a fraction: returns the nearer side and queues the other. */
  private halve(node: Node, value: number, part: (low: number, high: number) => Box): Node {
    const make = (box: Box): Node => ({ ...box, prepared: node.prepared, bound: node.bound });
    const under = make(part(Number.NEGATIVE_INFINITY, Math.floor(value)));
    const over = make(part(Math.ceil(value), Number.POSITIVE_INFINITY));
    const [near, far] = value - Math.floor(value) > 0.5 ? [over, under] : [under, over];
    this.push(far);
    return near;
  }

  /** Queues everything in a box except its counts, compared in some columns. */
  private splitAround(node: Node, counting: (column: Column) => boolean = () => true) {
    const { prepared, counts = [], bound } = node;
    let box: Box = node;
    for (const [at, count] of counts.entries()) {
      const column = prepared.columns[at];
      if (column === undefined || !counting(column)) continue;
      const [low, high] = [box.low[at] ?? 0, box.high[at] ?? 0];
      if (low === high) continue;
      const parts = [withColumn(box, at, low, count - 1), withColumn(box, at, count + 1, high)];
      for (const part of parts)
        if ((part.low[at] ?? 0) <= (part.high[at] ?? 0)) this.push({ ...part, prepared, bound });
      box = withColumn(box, at, count, count);
    }
  }
}

/** Returns the index of the value furthest from an integer; null if all are integers. */
function mostFractional(values: readonly number[]): number | null {
  let found: number | null = null;
  let furthest = NEAR;
  for (const [at, value] of values.entries()) {
    const far = Math.abs(value - Math.round(value));
    if (far <= furthest) continue;
    furthest = far;
    found = at;
  }
  return found;
}

const withColumn = (box: Box, at: number, low: number, high: number): Box => ({
  low: box.low.with(at, Math.max(low, box.low[at] ?? 0)),
  high: box.high.with(at, Math.min(high, box.high[at] ?? 0)),
  groups: box.groups,
});

const withGroup = (box: Box, at: number, low: number, high: number): Box => {
  const [least = 0, most = 0] = box.groups[at] ?? [];
  return {
    low: box.low,
    high: box.high,
    groups: box.groups.with(at, [Math.max(low, least), Math.min(high, most)]),
  };
};

/** Searches for the best force by an objective, judged by the constraints alone; null if time ran out before it began. */
export async function searchedByConstraints(
  { entries, programs }: Pick<Setup, 'entries' | 'programs'>,
  bounds: Bounds,
  objective: Objective,
  over: () => boolean,
): Promise<BranchAndBound | null> {
  const prepared = await runInSlices(prepareAll(programs, entries, bounds), over);
  if (prepared === undefined) return null;
  const search = new BranchAndBound(
    prepared,
    objective,
    () => [],
    (_, counts) => counts,
  );
  await runInSlices(search.run(), over);
  return search;
}
