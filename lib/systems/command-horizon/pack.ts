import * as z from 'zod/mini';
import { packShapeOf, rulingsSchemaOf } from '@/lib/roster/pack';
import { rulings, unitTypes } from './catalogue';

/** What a tournament of Command Horizon allows: the most units and the types that are banned. */
export const packSchema = z.strictObject({
  ...packShapeOf('command-horizon', { types: unitTypes.map(({ id }) => id), upgrades: [] }),
  rulings: z._default(rulingsSchemaOf(rulings), () => ({})),
});

export type CommandHorizonPack = z.output<typeof packSchema>;
