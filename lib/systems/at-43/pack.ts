import * as z from 'zod/mini';
import { packShapeOf } from '@/lib/roster/pack';

/** What a tournament of AT-43 allows: card ids and the names of options may be banned. */
export const packSchema = z.strictObject(packShapeOf('at-43', { types: null, upgrades: null }));

export type At43Pack = z.output<typeof packSchema>;
