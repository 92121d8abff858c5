import * as z from 'zod/mini';
import {
  banText,
  mostElements,
  mostOfTypes,
  type PackField,
  packRulings,
  unused,
} from '@/lib/roster/pack/fields';
import { packShapeOf, rulingsSchemaOf } from '@/lib/roster/pack/schema';
import { counted } from '@/lib/roster/text/words';
import { rulings, troopOf, troops, weapons } from './catalogue/catalogue';

/** A Forge of War pack: the most units, and banned troops and weapons. */
export const packSchema = z.strictObject({
  ...packShapeOf('forge-of-war', {
    types: troops.map(({ id }) => id),
    upgrades: weapons.map(({ id }) => id),
  }),
  rulings: z._default(rulingsSchemaOf(rulings), () => ({})),
});

export type ForgeOfWarPack = z.output<typeof packSchema>;

/** The fields of a pack, for its editor and summary. */
export const packFields: readonly PackField[] = [
  mostElements('unit', 'units', 'The maximum number of units in a force.'),
  mostOfTypes(
    'The maximum number of units of each generic troop. A unit that is this troop only on foot counts too.',
    troops.map(({ id, name }) => ({ id, name })),
    (id, count) => `${counted(count, 'unit')} of ${troopOf(id).name}`,
  ),
  {
    kind: 'list',
    id: 'bans.types',
    label: 'Banned troops',
    about: 'No unit may be based on these generic troops, not even on foot.',
    options: troops.map(({ id, name }) => ({ id, name })),
    says: banText,
  },
  {
    kind: 'list',
    id: 'bans.upgrades',
    label: 'Banned weapons',
    about: 'No unit may have these weapons of the list.',
    options: weapons.map(({ id, name }) => ({
      id,
      name,
      text: name.charAt(0).toLowerCase() + name.slice(1),
    })),
    says: banText,
  },
  packRulings(rulings),
  unused('limit', 'Limit', 'The game has no points.'),
  unused('minPoints', 'Minimum points', 'The game has no points.'),
];
