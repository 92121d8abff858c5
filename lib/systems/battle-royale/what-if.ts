import {
  type Choice,
  type Consequence,
  consequenceOf,
  consequencesOfChoices,
} from '@/lib/systems/horizon-wars/consequences';
import { allUpgrades } from './catalogue';
import { dropUpgrade, putUpgrade, startFrom } from './edit';
import type { Force } from './force';
import type { Build } from './presets';
import { type Reckoning, reckon } from './reckon';
import { pointsOver } from './rules/budget';
import { rules } from './rules/registry';

const errors = rules.filter(({ severity }) => severity === 'error');

/** The error rules that the mech breaks. */
const broken = (force: Force, pack: Reckoning['pack']): Consequence[] => {
  const reckoning = reckon(force, pack);
  return errors.filter((rule) => rule.check(reckoning).length > 0).map(consequenceOf);
};

/** The rules that the mech would break with another build. */
export const breaksOfBuild = ({ force, pack }: Reckoning, build: Build): Consequence[] =>
  broken(startFrom(force, build), pack);

/** Maps each upgrade's id to the rules broken because of it, except overspending, which is shown anyway. */
export function breaksOfUpgrades({ force, pack }: Reckoning): Map<string, Consequence[]> {
  const choices = allUpgrades.map(
    ({ id }): Choice<Force> => ({
      id,
      taken: force.mech.upgrades.some((taken) => taken.id === id),
      put: (now) => putUpgrade(now, id),
      drop: (now) => dropUpgrade(now, id),
    }),
  );
  const bare = { mech: { ...force.mech, upgrades: [] } };
  return consequencesOfChoices({ now: force, bare }, choices, (edited) =>
    broken(edited, pack).filter(({ rule }) => rule !== pointsOver.id),
  );
}
