import * as z from 'zod/mini';
import { addFault } from '@/lib/roster/references';
import { nameSchema, wholeNumber } from '@/lib/roster/roster';
import { mechUpgrades } from './mech-catalogue';

const stat = wholeNumber(0, 99);

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
