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
import { rulings, unitType, unitTypes } from './catalogue/catalogue';
import { countedType } from './paper/text';

/** A Command Horizon pack: the most units and the banned types. */
export const packSchema = z.strictObject({
  ...packShapeOf('command-horizon', { types: unitTypes.map(({ id }) => id), upgrades: [] }),
  rulings: z._default(rulingsSchemaOf(rulings), () => ({})),
});

export type CommandHorizonPack = z.output<typeof packSchema>;

/** The fields of a pack, for its editor and summary. */
export const packFields: readonly PackField[] = [
  mostElements('unit', 'units', 'The maximum number of units in a force, counted as the game counts them.'),
  mostOfTypes(
    'The maximum number of units of each type. A platoon counts once, even in squads.',
    unitTypes.map(({ id, name }) => ({ id, name })),
    (id, count) => countedType(unitType(id), count),
  ),
  {
    kind: 'list',
    id: 'bans.types',
    label: 'Banned types',
    about: 'No unit is of these types.',
    options: unitTypes.map(({ id, name }) => ({ id, name, text: name.toLowerCase() })),
    says: banText,
  },
  packRulings(rulings),
  unused('limit', 'Limit', 'The game counts units, not points.'),
  unused('minPoints', 'Minimum points', 'The game counts units, not points.'),
  unused('bans.upgrades', 'Banned upgrades', 'Units have no upgrades.'),
];
