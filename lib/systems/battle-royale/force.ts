import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection/parse-collection';
import { elementNotesShape } from '@/lib/roster/element-notes';
import { LIST_SIZE } from '@/lib/roster/limits';
import { optionalNameSchema, wholeNumber } from '@/lib/roster/roster';
import { addFault, listOf, requireUnique } from '@/lib/roster/schemas';
import {
  checkOption,
  MAX_UPGRADES,
  mechPresenceSchema,
  mechUpgradeShape,
  statsSchema,
} from '@/lib/systems/horizon-wars/catalogue/mech';
import { abilities, allUpgrades, isOwn, upgrade } from './catalogue/catalogue';

/** The range of `times`. */
const timesSchema = wholeNumber(1, 9);

const upgradeSchema = z
  .strictObject({
    ...mechUpgradeShape,
    id: z.enum(allUpgrades.map(({ id }) => id)),
    times: z.optional(timesSchema),
    abilities: z.optional(listOf(z.enum(abilities.map(({ id }) => id)), LIST_SIZE)),
  })
  .check(checkOption)
  .check((payload) => {
    const { id, times, abilities } = payload.value;
    const record = upgrade(id);
    const own = isOwn(record) ? record : null;
    if (times !== undefined && !own?.repeatable)
      addFault(payload, ['times'], `"${id}" is taken once; leave "times" out.`);
    if (abilities !== undefined && !own?.abilities)
      addFault(payload, ['abilities'], `"${id}" has no abilities; leave "abilities" out.`);
    requireUnique(payload, abilities ?? [], (index) => ['abilities', index], 'Ability');
  });

/** The one mech of a player. */
export const mechSchema = z.strictObject({
  name: optionalNameSchema,
  pilot: optionalNameSchema,
  presence: mechPresenceSchema,
  stats: statsSchema,
  upgrades: z._default(listOf(upgradeSchema, MAX_UPGRADES), []),
  ...elementNotesShape,
});

/** The `force` of a Battle Royale roster. */
export const forceSchema = z.strictObject({ mech: mechSchema });

export type Force = z.output<typeof forceSchema>;
export type Mech = Force['mech'];
export type Upgrade = Mech['upgrades'][number];

/** An entry of a collection: the design of a mech. */
export const entrySchema = z
  .strictObject(entryShapeOf(z.omit(mechSchema, { name: true, notes: true })))
  .check(checkNumbers);

/** The mech that an entry fields, without its name and notes. */
export type Collected = z.output<typeof entrySchema>['element'];
