import * as z from 'zod/mini';
import { packShapeOf } from '@/lib/roster/pack';
import { troops, weapons } from './catalogue';

/** What a tournament of Forge of War allows: the most units, and no troops or weapons that it bans. */
export const packSchema = z.strictObject(
  packShapeOf('forge-of-war', {
    types: troops.map(({ id }) => id),
    upgrades: weapons.map(({ id }) => id),
  }),
);

export type ForgeOfWarPack = z.output<typeof packSchema>;
