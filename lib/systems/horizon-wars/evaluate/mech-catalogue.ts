import mechUpgradesData from '@/data/horizon-wars/mech-upgrades.json';
import mechsData from '@/data/horizon-wars/mechs.json';
import { byId } from '@/lib/roster/by-id';
import type { MechUpgrade } from '../catalogue/data-schema';

/** The book's figures for mechs, in a module of their own for games with mechs only. */
export const mechs = mechsData;
export const mechUpgrades = mechUpgradesData as MechUpgrade[];
export const mechUpgrade = byId(mechUpgrades);

/** Points for a mech's stats and upgrades by its Presence (p.60; P4 and more: super-mechs, p.63). */
export function mechPoints(presence: number): number {
  const { superMech, classes } = mechs;
  if (isSuperMech(presence)) return presence * superMech.pointsPerPresence + superMech.pointsBase;
  return classes.find((each) => each.presence === presence)?.points ?? 0;
}

/** The cost of a mech's upgrade, with its option if it has any (p.61-63). */
export const mechUpgradeCost = ({ cost, options }: MechUpgrade, option: string | null): number =>
  options?.find(({ id }) => id === option)?.cost ?? cost;

/** A mech's upgrade when first taken: with the first of its options, if it has any. */
export function newMechUpgrade(id: string): { id: string; option?: string } {
  const option = mechUpgrade(id).options?.[0]?.id;
  return option === undefined ? { id } : { id, option };
}

/** Whether a mech of a presence is a super-mech, which only some forces allow (p.63). */
export function isSuperMech(presence: number): boolean {
  return presence >= mechs.superMech.presence;
}
