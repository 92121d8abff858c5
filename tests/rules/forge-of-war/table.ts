import { system } from '@/lib/systems/forge-of-war/system';
import { tableOf } from '../table';

/** Tests a rule of Forge of War with forces that keep it and similar ones that break it. */
export const table = tableOf(system);
