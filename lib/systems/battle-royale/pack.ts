import * as z from 'zod/mini';
import aircraftUpgrades from '@/data/horizon-wars/aircraft-upgrades.json';
import tacticalUpgrades from '@/data/horizon-wars/tactical-upgrades.json';
import { packShapeOf } from '@/lib/roster/pack';
import { wholeNumber } from '@/lib/roster/roster';
import { allUpgrades } from './catalogue';

const text = z.string();
const shape = packShapeOf('battle-royale', {
  types: [],
  upgrades: [...new Set([...allUpgrades, ...aircraftUpgrades, ...tacticalUpgrades].map(({ id }) => id))],
});

/**
 * What a tournament of Battle Royale allows. Only bans of upgrades mean something to one mech; what else a pack of
 * Horizon Wars may say is read and not applied, so that one ban list serves both games.
 */
export const packSchema = z.strictObject({
  ...shape,
  bans: z._default(
    z.strictObject({
      types: z._default(z.array(text), []),
      upgrades: shape.bans.def.innerType.shape.upgrades,
    }),
    () => ({ types: [], upgrades: [] }),
  ),
  eras: z.optional(z.array(text)),
  battlefield: z.optional(z.array(text)),
  mechCap: z.optional(wholeNumber(0, 9999)),
  superMechs: z.optional(z.boolean()),
  setPiece: z.optional(z.strictObject({ battle: text, size: text })),
  rulings: z.optional(z.record(text, z.union([text, wholeNumber(0, 9999)]))),
});

export type RoyalePack = z.output<typeof packSchema>;
