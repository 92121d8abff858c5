import { idsOf } from '@/lib/roster/rule';
import { counted, inList } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import { elementFinding, rule } from './rule';

const LEADER = 'squadron-commander';
/** Whether an element is a squadron commander (p.63). */
export const leads = (element: EvaluatedElement) =>
  element.mechUpgrades.some(({ record }) => record.id === LEADER);

/** Why declared mechs are not a squadron: the subject, and the reason in words (p.63). */
export interface SquadronFault {
  about: 'kind' | 'size' | 'presence' | 'leader' | 'shared';
  text: string;
}

/** Fewest and most mechs in a squadron (p.63). */
export const squadronSize = { least: 3, most: 5 };

/** Why declared mechs are not a squadron; empty if they are one (p.63). */
export function squadronFaults(
  squadron: readonly string[],
  { squadronsOf, element }: Pick<Evaluation, 'squadronsOf' | 'element'>,
): SquadronFault[] {
  const members = [...new Set(squadron)].map(element);
  const mechs = members.filter(({ kind }) => kind === 'mech');
  const faults: SquadronFault[] = [];
  const others = members.filter(({ kind }) => kind !== 'mech');
  if (others.length > 0)
    faults.push({
      about: 'kind',
      text: `${inList(others.map(({ label }) => label))} ${others.length === 1 ? 'is not a mech' : 'are not mechs'}`,
    });
  const { least, most } = squadronSize;
  if (members.length < least || members.length > most)
    faults.push({
      about: 'size',
      text: `it has ${counted(members.length, 'element')}, not ${least} to ${most}`,
    });
  const presences = [...new Set(mechs.map(({ presence }) => presence))].sort((a, b) => a - b);
  if (presences.length > 1)
    faults.push({
      about: 'presence',
      text: `its mechs are of ${inList(presences.map((presence) => `P${presence}`))}, not of one Presence`,
    });
  const leaders = mechs.filter(leads).length;
  if (leaders !== 1)
    faults.push({ about: 'leader', text: `it has ${counted(leaders, 'squadron commander')}, not 1` });
  const shared = members.filter(({ id }) => squadronsOf(id).length > 1);
  if (shared.length > 0)
    faults.push({
      about: 'shared',
      text: `${inList(shared.map(({ label }) => label))} ${shared.length === 1 ? 'is' : 'are'} declared more than once`,
    });
  return faults;
}

export const squadron = rule({
  id: 'hw/mech/squadron',
  severity: 'error',
  permanent: true,
  repairs: { any: ['squadron-off', 'upgrade-off', 'presence', 'remove'] },
  page: 63,
  title: 'A squadron is 3 to 5 mechs of one Presence, one of them its commander, and no mech is in two',
  breach: 'Squadron of the wrong size, Presence or leader',
  check: (evaluation) =>
    evaluation.force.squadrons.flatMap(({ mechs }, index) => {
      const faults = squadronFaults(mechs, evaluation);
      if (faults.length === 0) return [];
      const members = [...new Set(mechs)].map(evaluation.element);
      const labels = members.map(({ label }) => label);
      return [
        {
          elements: idsOf(members),
          path: ['squadrons', index],
          facts: { number: index + 1, labels, faults },
        },
      ];
    }),
  message: ({ number, labels, faults }) =>
    `Squadron ${number}${labels.length === 0 ? '' : ` (${inList(labels)})`}: ${faults.map(({ text }) => text).join('; ')}`,
});

export const squadronIdle = rule({
  id: 'hw/mech/squadron-idle',
  severity: 'warning',
  page: 63,
  title: 'A squadron commander is in a declared squadron',
  breach: 'Squadron commander without a squadron',
  check: ({ squadronsOf, mechs }) =>
    mechs
      .filter((mech) => leads(mech) && squadronsOf(mech.id).length === 0)
      .map((mech) => ({ ...elementFinding(mech, [], {}), path: ['squadrons'] })),
  message: ({ label }) => `${label} is a squadron commander and is in no squadron`,
});
