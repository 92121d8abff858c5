import { tally } from '@/lib/roster/maps';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { MAX_RECEIVED, mayHaveTeams } from '../rules/infantry';

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

/** A unit that teams may join or have joined, with their numbers. */
export interface Host {
  unit: EvaluatedUnit;
  /** Teams from the edited unit, and from all heavy weapons platoons. */
  teams: number;
  all: number;
  most: number;
  /** Whether it is an infantry platoon that can take teams. */
  takes: boolean;
}

/** The units that a unit's teams may join or have joined: infantry platoons first, then any others in the file. */
export function hostsOf(unit: EvaluatedUnit, evaluation: Evaluation): Host[] {
  const sent = tally(unit.source.attachTo);
  const hosts = evaluation.units.filter((each) => mayHaveTeams(each, evaluation));
  const others = [...sent.keys()].map(evaluation.unit).filter((each) => !mayHaveTeams(each, evaluation));
  return [...hosts, ...others].map((each) => ({
    unit: each,
    teams: sent.get(each.id) ?? 0,
    all: each.teams,
    most: MAX_RECEIVED,
    takes: mayHaveTeams(each, evaluation),
  }));
}
