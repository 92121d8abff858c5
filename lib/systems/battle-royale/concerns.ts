import { repeatedNames } from '@/lib/systems/horizon-wars/rules/mech';
import { isOwn } from './catalogue';
import type { Reckoning } from './reckon';
import { pointsOver } from './rules/budget';
import { upgradeRepeated } from './rules/mech';
import { packBan } from './rules/pack';

/** Have the custom upgrades a part in what broke a rule that is not theirs alone? */
export function concernsCustom(rule: string, { mech, pack }: Reckoning): boolean {
  const own = mech.mechUpgrades.map(({ record }) => record).filter(isOwn);
  if (rule === pointsOver.id) return own.length > 0;
  if (rule === packBan.id) return own.some(({ id }) => pack?.bans.upgrades.includes(id));
  return rule === upgradeRepeated.id && repeatedNames(own.map(({ name }) => name)).length > 0;
}
