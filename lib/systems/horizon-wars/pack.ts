import * as z from 'zod/mini';
import { packShapeOf, rulingsSchemaOf } from '@/lib/roster/pack';
import { wholeNumber } from '@/lib/roster/roster';
import {
  aircraftUpgrades,
  conditions,
  conventionalTypes,
  eras,
  rulings,
  setPieces,
  tacticalUpgrades,
} from './catalogue';
import { mechUpgrades } from './mech-catalogue';

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);
const idOf = (records: readonly { id: string }[]) => z.enum(idsOf(records));

/** What a tournament of Horizon Wars allows (roster-format, "Pack file"). */
export const packSchema = z.strictObject({
  ...packShapeOf('horizon-wars', {
    types: idsOf(conventionalTypes),
    upgrades: [...new Set(idsOf([...mechUpgrades, ...tacticalUpgrades, ...aircraftUpgrades]))],
  }),
  eras: z._default(z.array(idOf(eras)), []),
  battlefield: z.optional(z.array(idOf(conditions))),
  mechCap: z.optional(wholeNumber(0, 9999)),
  superMechs: z.optional(z.boolean()),
  setPiece: z.optional(z.strictObject({ battle: idOf(setPieces.battles), size: idOf(setPieces.sizes) })),
  rulings: z._default(rulingsSchemaOf(rulings), () => ({})),
});

export type HorizonWarsPack = z.output<typeof packSchema>;
