import type { Reckoning } from './reckon';
import { type ReckonedUnit, tally } from './reckon-units';
import { MOST_RECEIVED, mayHaveTeams } from './rules/infantry';

/** A unit that teams may join, or have joined, and how many. */
export interface Host {
  unit: ReckonedUnit;
  /** Teams of the unit that is edited, and of all heavy weapons platoons. */
  teams: number;
  all: number;
  most: number;
  /** Is it an infantry platoon that takes teams at all? */
  takes: boolean;
}

/** Where the teams of a unit may be, and are: the infantry platoons first, then whatever else a file names. */
export function hostsOf(unit: ReckonedUnit, reckoning: Reckoning): Host[] {
  const sent = tally(unit.source.attachTo);
  const hosts = reckoning.units.filter((each) => mayHaveTeams(each, reckoning));
  const strangers = [...sent.keys()].map(reckoning.unit).filter((each) => !mayHaveTeams(each, reckoning));
  return [...hosts, ...strangers].map((each) => ({
    unit: each,
    teams: sent.get(each.id) ?? 0,
    all: each.teams,
    most: MOST_RECEIVED,
    takes: mayHaveTeams(each, reckoning),
  }));
}
