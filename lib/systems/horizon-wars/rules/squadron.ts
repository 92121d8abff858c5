import { counted, inList } from '@/lib/roster/words';
import type { Reckoning } from '../reckon';
import type { ReckonedElement } from '../reckon-elements';
import { culprit, idsOf, rule } from './rule';

const LEADER = 'squadron-commander';
const leads = (element: ReckonedElement) => element.mechUpgrades.some(({ record }) => record.id === LEADER);

/** What keeps declared mechs from being a squadron, in words; none where they are one (p.63). */
export function squadronFaults(squadron: readonly string[], { force, element }: Reckoning): string[] {
  const members = [...new Set(squadron)].map(element);
  const mechs = members.filter(({ kind }) => kind === 'mech');
  const faults: string[] = [];
  const strangers = members.filter(({ kind }) => kind !== 'mech');
  if (strangers.length > 0) faults.push(`${inList(strangers.map(({ label }) => label))} no mech`);
  if (members.length < 3 || members.length > 5)
    faults.push(`${counted(members.length, 'element')}, not 3 to 5`);
  const presences = [...new Set(mechs.map(({ presence }) => presence))].sort((a, b) => a - b);
  if (presences.length > 1)
    faults.push(`mechs of ${inList(presences.map((presence) => `P${presence}`))}, not of one P`);
  const leaders = mechs.filter(leads).length;
  if (leaders !== 1) faults.push(`${counted(leaders, 'squadron commander')}, not 1`);
  const memberships = force.squadrons.flatMap(({ mechs }) => mechs);
  const shared = members.filter(({ id }) => memberships.filter((each) => each === id).length > 1);
  if (shared.length > 0) faults.push(`${inList(shared.map(({ label }) => label))} declared twice`);
  return faults;
}

export const squadron = rule({
  id: 'hw/mech/squadron',
  severity: 'error',
  page: 63,
  title: 'A squadron is 3 to 5 mechs of one Presence, one of them its commander, and no mech is in two',
  check: (reckoning) =>
    reckoning.force.squadrons.flatMap(({ mechs }, index) => {
      const faults = squadronFaults(mechs, reckoning);
      const elements = idsOf([...new Set(mechs)].map(reckoning.element));
      return faults.length > 0 ? [{ elements, number: index + 1, faults }] : [];
    }),
  message: ({ number, faults }) => `Squadron ${number} has ${faults.join('; ')}.`,
});

export const squadronIdle = rule({
  id: 'hw/mech/squadron-idle',
  severity: 'warning',
  page: 63,
  title: 'A squadron commander is in a declared squadron',
  check: ({ force, mechs }) => {
    const declared = new Set(force.squadrons.flatMap((each) => each.mechs));
    return mechs.filter((mech) => leads(mech) && !declared.has(mech.id)).map((mech) => culprit(mech, {}));
  },
  message: ({ label }) => `${label} is a squadron commander and is in no squadron.`,
});
