import { type Consequence, consequenceOf } from '@/lib/roster/offer';
import type { Use } from '@/lib/roster/pack-rules';
import { type Choice, consequencesOfChoices } from '@/lib/systems/horizon-wars/edits/consequences';
import { allUpgrades, upgrade } from '../catalogue/catalogue';
import { type Evaluation, evaluate } from '../evaluate/evaluate';
import type { Force, Mech } from '../force';
import { pointsOver } from '../rules/budget';
import { rules } from '../rules/registry';
import { addDesignUpgrade, removeDesignUpgrade, startFrom } from './edit';
import type { Build } from './presets';

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
