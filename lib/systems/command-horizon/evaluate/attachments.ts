import { tally } from '@/lib/roster/tally';
import { MAX_RECEIVED, mayHaveTeams } from '../rules/infantry';
import type { Evaluation } from './evaluate';
import type { EvaluatedUnit } from './evaluate-units';

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
