import type { EvaluatedUnit } from './evaluate-units';

/** A way to group the squads of a platoon; `groups` is empty for single squads. */
export interface Grouping {
  groups: readonly number[];
  /** "Each by itself", "2 + 1". */
  label: string;
}

/**
 * The ways to group the squads of a unit: singly, or in two or more groups, larger first. A grouping in the file that
 * is in another order, or against the rule, is listed last.
 */
export function groupingsOf({ squads, source }: Pick<EvaluatedUnit, 'squads' | 'source'>): Grouping[] {
  const ways = [
    [],
    ...partitions(squads ?? 0).filter(([first = 1, ...rest]) => first > 1 && rest.length > 0),
  ];
  const known = ways.some((groups) => `${groups}` === `${source.groups}`);
  return [...ways, ...(known ? [] : [source.groups])].map((groups) => ({ groups, label: labelOf(groups) }));
}

/** Most groups whose sizes a label lists. */
const MAX_COUNTED = 6;

function labelOf(groups: readonly number[]): string {
  if (groups.length === 0) return 'Each by itself';
  return groups.length > MAX_COUNTED ? `${groups.length} groups` : groups.join(' + ');
}

/** A number as sums of whole numbers, the largest first: 3 as 3, 2 + 1, 1 + 1 + 1. */
function partitions(total: number, most = total): number[][] {
  if (total === 0) return [[]];
  return Array.from({ length: Math.min(total, most) }, (_, index) => Math.min(total, most) - index).flatMap(
    (first) => partitions(total - first, first).map((rest) => [first, ...rest]),
  );
}
