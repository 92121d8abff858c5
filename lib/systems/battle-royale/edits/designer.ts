import { mechUpgradeGroups } from '@/lib/systems/horizon-wars/edits/mech-designer';
import { offeredOf, type UpgradeGroup } from '@/lib/systems/horizon-wars/edits/offered';
import type { Stat } from '@/lib/systems/horizon-wars/evaluate/mech-schema';
import { ownUpgrades } from '../catalogue/catalogue';
import type { Budget, EvaluatedMech, Evaluation } from '../evaluate/evaluate';
import { statMinimum } from '../rules/mech';

/** The upgrades of Horizon Wars; command upgrades only if a file has one, so that it can be removed. */
export const sharedGroups = (mech: EvaluatedMech): UpgradeGroup[] =>
  mechUpgradeGroups(mech, { alone: true }).filter(
    ({ id, upgrades }) => id !== 'command' || upgrades.some(({ taken }) => taken.length > 0),
  );

/** What is wrong with the stats of the mech. */
export const wrongStats = (evaluation: Evaluation): Partial<Record<Stat, string>> =>
  Object.fromEntries(
    statMinimum.check(evaluation).flatMap(({ facts }) => facts.low.map((stat) => [stat, '1 at least'])),
  );

/** The ten custom upgrades, limited only by the points. */
export const ownGroup = (mech: EvaluatedMech): UpgradeGroup => ({
  id: 'royale',
  title: 'Outside the limits',
  upgrades: offeredOf(ownUpgrades, mech.mechUpgrades),
  limit: null,
});

/** Points that one more upgrade may cost. */
export const leftForUpgrades = ({ baseLeft, extraLeft }: Budget): number => Math.max(0, baseLeft) + extraLeft;
