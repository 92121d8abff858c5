import { repeatedNames } from '@/lib/systems/horizon-wars/rules/mech';
import { isOwn } from './catalogue';
import type { ReckonedMech, Reckoning } from './reckon';
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

/** Is what broke such a rule among the custom upgrades alone? */
export function isCustomOnly(rule: string, reckoning: Reckoning): boolean {
  if (rule !== packBan.id && rule !== upgradeRepeated.id) return false;
  if (!concernsCustom(rule, reckoning)) return false;
  const { mech, pack } = reckoning;
  const others = mech.mechUpgrades.map(({ record }) => record).filter((record) => !isOwn(record));
  return rule === packBan.id
    ? others.every(({ id }) => !pack?.bans.upgrades.includes(id))
    : repeatedNames(others.map(({ name }) => name)).length === 0;
}

/** Ids of the upgrades that do nothing without something the mech has not, by themselves or in a part of theirs. */
export const idleUpgrades = ({ mechUpgrades }: ReckonedMech): string[] => {
  const missing = (needs: string | undefined) =>
    needs !== undefined && mechUpgrades.every(({ record }) => record.id !== needs);
  return mechUpgrades
    .filter(({ record, abilities }) =>
      [...(isOwn(record) ? [record] : []), ...abilities].some(({ needs }) => missing(needs)),
    )
    .map(({ record }) => record.id);
};
