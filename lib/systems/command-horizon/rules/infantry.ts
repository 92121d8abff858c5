import { sum } from '@/lib/roster/edits/list-edits';
import { tally } from '@/lib/roster/maps';
import { counted, inList, inSeries } from '@/lib/roster/text/words';
import { profileOf, unitType } from '../catalogue/catalogue';
import { SQUAD_TEAMS, teamProfile } from '../evaluate/dice';
import type { Evaluation } from '../evaluate/evaluate';
import { type EvaluatedUnit, type GroupsFault, groupsFault } from '../evaluate/evaluate-units';
import { elementFinding, rule } from './rule';

export const deploy = rule({
  id: 'ch/infantry/deploy',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: 'Infantry',
  title: 'Only infantry and heavy weapons platoons deploy as squads',
  breach: 'Set to deploy as squads without any',
  check: ({ units }) =>
    units.flatMap((unit) =>
      unit.source.deployAs === 'squads' && !unit.inSquads ? [elementFinding(unit, ['deployAs'], {})] : [],
    ),
  message: ({ label }) => `${label}: set to deploy as squads, but has none; only platoons have squads`,
});

const GROUP_FAULTS: Record<GroupsFault, (squads: number | null) => string> = {
  type: () => 'it has no squads to group',
  platoon: () => 'its squads are grouped, but it is deployed as a platoon',
  single: () => 'all its squads are in one group, which is the platoon',
  sum: (squads) => `it has ${counted(squads ?? 0, 'squad')}`,
};

export const groups = rule({
  id: 'ch/infantry/groups',
  severity: 'error',
  // The squads left depend on the units that its teams join.
  repairs: { own: 'all', any: ['retype', 'remove', 'faction'] },
  ofElement: true,
  page: 'Infantry',
  title: 'Squads group within their platoon: two groups or more, which are all its squads together',
  breach: 'Invalid groups of squads',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const { squads, source } = unit;
      const fault = groupsFault(source, squads);
      const grouped = sum(source.groups, (size) => size);
      return fault === null ? [] : [elementFinding(unit, ['groups'], { fault, squads, grouped })];
    }),
  message: ({ label, fault, squads, grouped }) =>
    `${label}: ${fault === 'sum' ? `${counted(grouped, 'squad')} in its groups; ` : ''}${GROUP_FAULTS[fault](squads)}`,
});

/** Most teams that one heavy weapons platoon can send: all it has. */
export const MAX_SENT = teamProfile.models ?? 0;
/** Most teams with one infantry platoon: one per squad. */
export const MAX_RECEIVED = profileOf(unitType('infantry-platoon'), 'alliance').squads?.count ?? 0;

/** Whether heavy weapons teams may join a unit: an infantry platoon of the Alliance, which has heavy weapons. */
export const mayHaveTeams = ({ type }: EvaluatedUnit, { force }: Pick<Evaluation, 'force'>): boolean =>
  type.kind === 'infantry' && force.faction === 'alliance';

/** What is wrong with the teams that a unit sends, in words; empty if nothing is. */
function attachFaults(unit: EvaluatedUnit, evaluation: Evaluation): string[] {
  const { attachTo } = unit.source;
  if (attachTo.length === 0) return [];
  if (unit.type.kind !== 'heavy-weapons') return ['it has no heavy weapons teams to send'];
  const faults: string[] = [];
  const targets = [...tally(attachTo).keys()].map(evaluation.unit);
  const others = targets.filter((target) => !mayHaveTeams(target, evaluation));
  if (others.length > 0)
    faults.push(
      `${inList(others.map(({ label }) => label))} ${others.length === 1 ? 'is not an Alliance infantry platoon' : 'are not Alliance infantry platoons'}`,
    );
  if (attachTo.length > MAX_SENT)
    faults.push(`it sends ${attachTo.length} teams and has ${MAX_SENT} at most`);
  for (const target of targets) {
    const { teams } = target;
    if (mayHaveTeams(target, evaluation) && teams > MAX_RECEIVED)
      faults.push(`${target.label} has ${teams} teams with it; the maximum is ${MAX_RECEIVED}`);
  }
  return faults;
}

export const attach = rule({
  id: 'ch/infantry/attach',
  severity: 'error',
  repairs: { any: ['team-off', 'team-move', 'deploy', 'models', 'retype', 'remove', 'add', 'faction'] },
  page: 'Infantry',
  title:
    'Heavy weapons teams join Alliance infantry platoons: an infantry platoon has at most 3, a heavy weapons platoon sends at most 9',
  breach: 'Heavy weapons teams with the wrong unit, or too many',
  check: (evaluation) =>
    evaluation.units.flatMap((unit) => {
      const faults = attachFaults(unit, evaluation);
      return faults.length > 0 ? [elementFinding(unit, ['attachTo'], { faults })] : [];
    }),
  message: ({ label, faults }) => `${label}: ${inSeries(faults)}`,
});

export const teamSquads = rule({
  id: 'ch/infantry/team-squads',
  severity: 'error',
  repairs: { any: ['team-off', 'team-move', 'deploy', 'models', 'retype', 'remove', 'add', 'faction'] },
  page: 'Infantry',
  title:
    'A heavy weapons squad is split whole: its three teams join the squads of one platoon, unless a ruling says otherwise',
  breach: 'Heavy weapons squad only partly with a platoon',
  check: (evaluation) =>
    evaluation.rulings['team-attachment'] !== 'squad'
      ? []
      : evaluation.units.flatMap((unit) => {
          const parts = unit.sends.flatMap(({ to, teams }) => {
            const target = evaluation.unit(to);
            return teams < SQUAD_TEAMS && mayHaveTeams(target, evaluation)
              ? [{ teams, target: target.label }]
              : [];
          });
          return parts.length > 0 ? [elementFinding(unit, ['attachTo'], { parts })] : [];
        }),
  message: ({ label, parts }) =>
    `${label}: ${inList(parts.map(({ teams, target }) => `${counted(teams, 'team')} with ${target}`))}; the three teams of a squad go together`,
});
