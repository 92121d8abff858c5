import { inList } from '@/lib/roster/words';
import type { Reckoning } from '../reckon';
import { sum } from '../reckon';
import { type ReckonedUnit, tally } from '../reckon-units';
import { culprit, rule } from './rule';

export const deploy = rule({
  id: 'ch/infantry/deploy',
  severity: 'error',
  page: 'Infantry',
  title: 'Only infantry and heavy weapons platoons deploy as squads',
  breach: 'Set to deploy as squads without any',
  check: ({ units }) =>
    units.flatMap((unit) => (unit.source.deployAs === 'squads' && !unit.inSquads ? [culprit(unit, {})] : [])),
  message: ({ label }) => `${label}: set to deploy as squads, but has none; only platoons have squads.`,
});

/** Most teams that leave one heavy weapons platoon: all it has. */
export const MOST_SENT = 9;
/** Most teams with one infantry platoon: one to each of its squads. */
export const MOST_RECEIVED = 3;

/** May heavy weapons teams join this unit: is it an infantry platoon of a faction that has heavy weapons? */
export const takesTeams = ({ type }: ReckonedUnit, { force }: Pick<Reckoning, 'force'>): boolean =>
  type.kind === 'infantry' && force.faction === 'alliance';

/** What is wrong with the teams that a unit sends, in words; nothing where all is well. */
function attachFaults(unit: ReckonedUnit, reckoning: Reckoning): string[] {
  const { attachTo } = unit.source;
  if (attachTo.length === 0) return [];
  if (unit.type.kind !== 'heavy-weapons') return ['it has no heavy weapons teams to send'];
  const faults: string[] = [];
  const targets = [...tally(attachTo).keys()].map(reckoning.unit);
  const strangers = targets.filter((target) => !takesTeams(target, reckoning));
  if (strangers.length > 0)
    faults.push(
      `${inList(strangers.map(({ label }) => label))} ${strangers.length === 1 ? 'is not an Alliance infantry platoon' : 'are not Alliance infantry platoons'}`,
    );
  if (attachTo.length > MOST_SENT)
    faults.push(`it sends ${attachTo.length} teams and has ${MOST_SENT} at most`);
  for (const target of targets) {
    const teams = takesTeams(target, reckoning) ? sum(target.receives, (each) => each.teams) : 0;
    if (teams > MOST_RECEIVED)
      faults.push(`${target.label} has ${teams} teams with it, and ${MOST_RECEIVED} is the most`);
  }
  return faults;
}

export const attach = rule({
  id: 'ch/infantry/attach',
  severity: 'error',
  page: 'Infantry',
  title:
    'Heavy weapons teams join Alliance infantry platoons: an infantry platoon takes 3 at most, a heavy weapons platoon sends 9 at most',
  breach: 'Heavy weapons teams with the wrong unit, or too many',
  check: (reckoning) =>
    reckoning.units.flatMap((unit) => {
      const faults = attachFaults(unit, reckoning);
      return faults.length > 0 ? [culprit(unit, { faults })] : [];
    }),
  message: ({ label, faults }) => `${label}: ${faults.join('; ')}.`,
});
