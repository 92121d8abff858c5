import { system } from '@/lib/systems/battle-royale/system';
import { tableOf } from '../table';

/** Tests a rule of Battle Royale with mechs that keep it and similar ones that break it. */
export const table = tableOf(system);

/** A problem with this message; a roster has one mech, so no element is named. */
export const says = (message: string) => [{ elements: [], message }];
