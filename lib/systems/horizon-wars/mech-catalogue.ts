import mechUpgradesData from '@/data/horizon-wars/mech-upgrades.json';
import mechsData from '@/data/horizon-wars/mechs.json';
import { byId } from '@/lib/roster/by-id';
import type { MechUpgrade } from './data-schema';

/** The book's figures of mechs, apart from the rest for whoever fields mechs alone. */
export const mechs = mechsData;
export const mechUpgrades = mechUpgradesData as MechUpgrade[];
export const mechUpgrade = byId(mechUpgrades);

/** Points for a mech's stats and upgrades by its Presence (p.60; P4 and more: super-mechs, p.63). */
export function mechPoints(presence: number): number {
  const { superMech, classes } = mechs;
  if (presence >= superMech.presence) return presence * superMech.pointsPerPresence + superMech.pointsBase;
  return classes.find((each) => each.presence === presence)?.points ?? 0;
}
