import { system } from '@/lib/systems/battle-royale/system';
import { tableOf } from '../table';

/** A rule of Battle Royale with mechs that keep it and their neighbours that break it. */
export const table = tableOf(system);

/** A problem in these words; one mech a roster, so that none is named. */
export const says = (message: string) => [{ elements: [], message }];
