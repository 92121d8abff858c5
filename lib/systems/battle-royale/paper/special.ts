import type { Page } from '@/lib/roster/rule';
import { takenEffect, takenName } from '@/lib/systems/horizon-wars/edits/offered';
import { allUpgrades, isOwn, pilotLine } from '../catalogue/catalogue';
import type { EvaluatedMech, TakenUpgrade } from '../evaluate/evaluate';

type Upgraded = Pick<EvaluatedMech, 'mechUpgrades'>;

/** An upgrade in the mech's line, with its effect. */
export interface Special {
  id: string;
  name: string;
  effect: string;
  page: Page;
}

/** The upgrades of a mech in the order of the books. */
export const inOrder = ({ mechUpgrades }: Upgraded): TakenUpgrade[] =>
  mechUpgrades.toSorted((one, other) => allUpgrades.indexOf(one.record) - allUpgrades.indexOf(other.record));

/** "Smart missile ×3", "Support drones (Shield drone, Gun drone)". */
export function upgradeName(taken: TakenUpgrade): string {
  const names = taken.abilities.map(({ name }) => name);
  return names.length > 0 ? `${taken.record.name} (${names.join(', ')})` : takenName(taken);
}

/** The names of a mech's upgrades, in the order of the books. */
export const upgradeNames = (mech: Upgraded): string[] => inOrder(mech).map(upgradeName);

interface Effective {
  effect: string;
  beside?: { id: string; effect: string } | undefined;
}

const effectBeside = ({ effect, beside }: Effective, { mechUpgrades }: Upgraded): string =>
  beside && mechUpgrades.some(({ record }) => record.id === beside.id) ? beside.effect : effect;

/** The effect of an upgrade on this mech, given its option and the other upgrades. */
export const effectOf = (taken: TakenUpgrade, mech: Upgraded): string =>
  isOwn(taken.record) ? effectBeside(taken.record, mech) : takenEffect(taken);

/** The special rules of this mech's ejected pilot. */
export const pilotSpecials = (mech: Upgraded): Special[] =>
  pilotLine.special.map((special) => ({
    id: special.id,
    name: special.name,
    effect: effectBeside(special, mech),
    page: null,
  }));

/** Uses of an upgrade to tick off; 0 if they are not counted. */
export const usesOf = ({ record, times }: TakenUpgrade): number => (record.counters ?? 0) * times;

/** The upgrades of the mech in the order of the books, each followed by its abilities. */
export const specialsOf = (mech: Upgraded): Special[] =>
  inOrder(mech).flatMap((taken) => [
    {
      id: taken.record.id,
      name: takenName(taken),
      effect: effectOf(taken, mech),
      page: taken.record.page ?? null,
    },
    ...taken.abilities.map(({ id, name, effect }) => ({ id, name, effect, page: null })),
  ]);

/** The ids of the rows of a mech and its pilot at the table. */
export const MECH = 'mech';
export const PILOT = 'pilot';

const usesTrackers: Readonly<Record<string, string>> = {
  'stealth-suite': 'stealth-lost',
  'smart-missile': 'missiles',
  'flight-frame': 'flights',
  'support-drones': 'drones',
};

/** The id of the tracker for the uses of an upgrade at the table. */
export const usesTracker = (upgrade: string): string => usesTrackers[upgrade] ?? upgrade;
