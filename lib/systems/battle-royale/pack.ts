import * as z from 'zod/mini';
import aircraftUpgrades from '@/data/horizon-wars/aircraft-upgrades.json';
import tacticalUpgrades from '@/data/horizon-wars/tactical-upgrades.json';
import { LIST_SIZE } from '@/lib/roster/limits';
import { banText, type PackField, unused } from '@/lib/roster/pack/fields';
import { bansSchema, mostSchema, packShapeOf } from '@/lib/roster/pack/schema';
import { nameSchema, wholeNumber } from '@/lib/roster/roster';
import { listOf, recordOf } from '@/lib/roster/schemas';
import { allUpgrades, ownUpgrades } from './catalogue/catalogue';

const shape = packShapeOf('battle-royale', {
  types: [],
  upgrades: [...new Set([...allUpgrades, ...aircraftUpgrades, ...tacticalUpgrades].map(({ id }) => id))],
});

/**
 * A Battle Royale pack. Only bans of upgrades apply to a single mech; the other fields of a Horizon Wars pack are read
 * and not applied, so that one ban list serves both games.
 */
export const packSchema = z.strictObject({
  ...shape,
  bans: z._default(
    z.strictObject({
      types: bansSchema(null),
      upgrades: shape.bans.def.innerType.shape.upgrades,
    }),
    () => ({ types: [], upgrades: [] }),
  ),
  most: z.optional(mostSchema(null)),
  eras: z.optional(listOf(nameSchema, LIST_SIZE)),
  battlefield: z.optional(listOf(nameSchema, LIST_SIZE)),
  mechCap: z.optional(wholeNumber(0, 9999)),
  superMechs: z.optional(z.boolean()),
  setPiece: z.optional(z.strictObject({ battle: nameSchema, size: nameSchema })),
  rulings: z.optional(recordOf(z.union([nameSchema, wholeNumber(0, 9999)]), LIST_SIZE)),
});

export type RoyalePack = z.output<typeof packSchema>;

const custom = new Set(ownUpgrades.map(({ id }) => id));
const mechIds = new Set(allUpgrades.map(({ id }) => id));
const tables = [...allUpgrades, ...aircraftUpgrades, ...tacticalUpgrades];

/** The fields of a pack, for its editor and summary; only bans of upgrades have an effect. */
export const packFields: readonly PackField[] = [
  {
    kind: 'list',
    id: 'bans.upgrades',
    label: 'Banned upgrades',
    about: 'No mech may have these.',
    options: [...new Map(tables.map(({ id, name }) => [id, name]))].map(([id, name]) => ({
      id,
      name,
      text: name.toLowerCase(),
      group: groupOf(id),
    })),
    says: banText,
  },
  unused('bans.types', 'Banned types', 'Battle Royale has no element types.'),
  unused('limit', 'Limit', 'A mech has the build points of its Presence.'),
  unused('minPoints', 'Minimum points', 'A mech has the build points of its Presence.'),
  unused('maxElements', 'Maximum elements', 'A Battle Royale roster is a single mech.'),
  unused('most', 'Maximum per type', 'A Battle Royale roster is a single mech.'),
  unused('eras', 'Eras', 'Battle Royale has no eras.'),
  unused('battlefield', 'Battlefield conditions', 'A battle royale has none.'),
  unused('mechCap', 'Mech cap', 'A Battle Royale roster is a single mech.'),
  unused('superMechs', 'Super-mechs', 'A mech of any Presence may fight.'),
  unused('setPiece', 'Set-piece battle', 'Battle Royale has no set-piece battles.'),
  unused('rulings', 'Rulings', 'Battle Royale has no rulings.'),
];

function groupOf(id: string): string {
  if (custom.has(id)) return 'Custom upgrades';
  return mechIds.has(id) ? 'Mechs' : 'Upgrades not for mechs';
}
