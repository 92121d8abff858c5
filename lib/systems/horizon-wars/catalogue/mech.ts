import * as z from 'zod/mini';
import mechUpgradesData from '@/data/horizon-wars/mech-upgrades.json';
import mechsData from '@/data/horizon-wars/mechs.json';
import { byId } from '@/lib/roster/maps';
import { nameSchema, wholeNumber } from '@/lib/roster/roster';
import { addFault } from '@/lib/roster/schemas';
import type { MechUpgrade } from './data-schema';

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

/** Highest stat that a file allows. */
export const MAX_STAT = 99;

const stat = wholeNumber(0, MAX_STAT);

/** M, F, A and D as bought; an aircraft's M is its value without the bonus (p.60, 68). */
export const statsSchema = z.strictObject({ m: stat, f: stat, a: stat, d: stat });
export type Stats = z.output<typeof statsSchema>;
export type Stat = keyof Stats;

/** The Presence of a mech, super-mechs included (p.60, 63). */
export const mechPresenceSchema = wholeNumber(1, 20);

/** Most upgrades a file may list for a mech. */
export const MAX_UPGRADES = 99;

/** The fields of an upgrade of a mech (p.61-63). */
export const mechUpgradeShape = {
  id: z.enum(mechUpgrades.map(({ id }) => id)),
  option: z.optional(nameSchema),
};

/** Reports an option of an upgrade that has none, and a missing or unknown one. */
export function checkOption<Upgrade extends { id: string; option?: string | undefined }>(payload: {
  value: Upgrade;
  issues: unknown[];
}) {
  const { id, option } = payload.value;
  const options = mechUpgrades.find((upgrade) => upgrade.id === id)?.options?.map((each) => each.id);
  if (options === undefined && option !== undefined)
    addFault(payload, ['option'], `"${id}" has no options; leave the option out.`);
  if (options !== undefined && !options.includes(option ?? ''))
    addFault(payload, ['option'], `The option of "${id}" must be one of: ${options.join(', ')}.`);
}
