import { type Consequence, consequenceOf } from '@/lib/roster/offer';
import type { Use } from '@/lib/roster/pack/rules';
import type { Stat } from '@/lib/systems/horizon-wars/catalogue/mech';
import {
  type Choice,
  consequencesOfChoices,
  mechUpgradeGroups,
} from '@/lib/systems/horizon-wars/edits/mech-designer';
import { offeredOf, type UpgradeGroup } from '@/lib/systems/horizon-wars/edits/offered';
import { allUpgrades, ownUpgrades, upgrade } from '../catalogue/catalogue';
import { type Budget, type EvaluatedMech, type Evaluation, evaluate } from '../evaluate/evaluate';
import type { Force, Mech } from '../force';
import { pointsOver, statMinimum } from '../rules/mech';
import { rules } from '../rules/registry';
import { addDesignUpgrade, removeDesignUpgrade, startFrom } from './edit';
import type { Build } from './presets';

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

const errors = rules.filter(({ severity }) => severity === 'error');

/** The error rules that the mech breaks. */
const broken = (force: Force, pack: Evaluation['pack']): Consequence[] => {
  const evaluation = evaluate(force, pack);
  return errors.filter((rule) => rule.check(evaluation).length > 0).map(consequenceOf);
};

/** The rules that the mech would break with another build. */
export const breaksOfBuild = ({ force, pack }: Evaluation, build: Build): Consequence[] =>
  broken(startFrom(force, build), pack);

/** Maps each upgrade's id to the rules broken because of it, except overspending, which is shown anyway. */
export function breaksOfUpgrades({ force, pack }: Evaluation): Map<string, Consequence[]> {
  const choices = allUpgrades.map(
    ({ id }): Choice<Force> => ({
      id,
      taken: force.mech.upgrades.some((taken) => taken.id === id),
      put: (now) => addDesignUpgrade(now, id),
      drop: (now) => removeDesignUpgrade(now, id),
    }),
  );
  const bare = { mech: { ...force.mech, upgrades: [] } };
  return consequencesOfChoices({ now: force, bare }, choices, (edited) =>
    broken(edited, pack).filter(({ rule }) => rule !== pointsOver.id),
  );
}

/** Returns the upgrades of a design as items that a pack may ban. */
export const upgradeUses = ({ upgrades }: Pick<Mech, 'upgrades'>): Use[] =>
  upgrades.map(({ id }) => ({ what: 'upgrades', id, name: upgrade(id).name }));
