import type { Reckoning } from './reckon';
import { type ReckonedUnit, tally } from './reckon-units';
import { MOST_RECEIVED, mayHaveTeams } from './rules/infantry';

/** A unit that teams may join or have joined, with their numbers. */
export interface Host {
  unit: ReckonedUnit;
  /** Teams from the edited unit, and from all heavy weapons platoons. */
  teams: number;
  all: number;
  most: number;
  /** Whether it is an infantry platoon that can take teams. */
  takes: boolean;
}

/** The units that a unit's teams may join or have joined: infantry platoons first, then any others in the file. */
export function hostsOf(unit: ReckonedUnit, reckoning: Reckoning): Host[] {
  const sent = tally(unit.source.attachTo);
  const hosts = reckoning.units.filter((each) => mayHaveTeams(each, reckoning));
  const others = [...sent.keys()].map(reckoning.unit).filter((each) => !mayHaveTeams(each, reckoning));
  return [...hosts, ...others].map((each) => ({
    unit: each,
    teams: sent.get(each.id) ?? 0,
    all: each.teams,
    most: MOST_RECEIVED,
    takes: mayHaveTeams(each, reckoning),
  }));
}
