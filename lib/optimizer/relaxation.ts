import { solve } from 'yalps';
import { sum } from '@/lib/roster/edits/list-edits';
import type { Bounded, Prepared } from './prepared';

/** Bounds of the columns of a program and of its groups. */
export interface Box {
  low: readonly number[];
  high: readonly number[];
  groups: readonly (readonly [low: number, high: number])[];
}

/** The optimum with fractions of models allowed. */
export interface Relaxed {
  /** Infinity if the solver failed. */
  value: number;
  /** One per column; the middle of its bounds if the solver failed. */
  counts: number[];
}

const OBJECTIVE = -1;

/** Solves a program in a box without requiring integers: an upper bound; null if its constraints cannot be met. */
export function relax(
  { columns, groups, constraints }: Prepared,
  box: Box,
  objective: readonly number[],
  also: readonly Bounded[],
): Relaxed | null {
  const { low, high } = box;
  if (low.some((least, at) => least > (high[at] ?? 0))) return null;
  const open = [...columns.keys()].filter((at) => (high[at] ?? 0) > (low[at] ?? 0));
  const limits: [number, { min?: number; max?: number }][] = [];
  const coefficients = open.map((at): [number, number][] => [[OBJECTIVE, objective[at] ?? 0]]);
  // Each column counts from its lower bound.
  const add = (of: readonly number[], least: number, most: number): boolean => {
    const fixed = product(of, low);
    const key = limits.length;
    let any = false;
    for (let index = 0; index < open.length; index++) {
      const value = of[open[index] ?? 0] ?? 0;
      if (value === 0) continue;
      coefficients[index]?.push([key, value]);
      any = true;
    }
    if (!any) return least <= fixed && fixed <= most;
    const bounds: { min?: number; max?: number } = {};
    if (least > Number.NEGATIVE_INFINITY) bounds.min = least - fixed;
    if (most < Number.POSITIVE_INFINITY) bounds.max = most - fixed;
    limits.push([key, bounds]);
    return true;
  };
  for (const { coefficients: of, least, most } of [...constraints, ...also])
    if (!add(of, least, most)) return null;
  for (const [index, group] of groups.entries()) {
    const [least = 0, most = 0] = box.groups[index] ?? [];
    if (least <= sum(group, (at) => low[at] ?? 0) && most >= sum(group, (at) => high[at] ?? 0)) continue;
    const of: number[] = new Array(columns.length).fill(0);
    for (const at of group) of[at] = 1;
    if (!add(of, least, most)) return null;
  }
  for (const [index, at] of open.entries()) {
    coefficients[index]?.push([limits.length, 1]);
    limits.push([limits.length, { max: (high[at] ?? 0) - (low[at] ?? 0) }]);
  }

  const fixed = product(objective, low);
  if (open.length === 0) return { value: fixed, counts: [...box.low] };
  const variables = coefficients.map((of, index): [number, [number, number][]] => [open[index] ?? 0, of]);
  const {
    status,
    result,
    variables: solved,
  } = solve({ objective: OBJECTIVE, constraints: limits, variables });
  if (status === 'infeasible') return null;
  if (status !== 'optimal')
    return {
      value: Number.POSITIVE_INFINITY,
      counts: box.low.map((low, at) => (low + (box.high[at] ?? 0)) / 2),
    };
  const counts = [...box.low];
  for (const [at, value] of solved) counts[at] = (counts[at] ?? 0) + value;
  return { value: result + fixed, counts };
}

function product(one: readonly number[], other: readonly number[]): number {
  let total = 0;
  for (let at = 0; at < one.length; at++) total += (one[at] ?? 0) * (other[at] ?? 0);
  return total;
}
