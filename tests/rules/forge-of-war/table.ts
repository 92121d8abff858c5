import { system } from '@/lib/systems/forge-of-war/system';
import { tableOf } from '../table';

/** A rule of Forge of War with forces that keep it and their neighbours that break it. */
export const table = tableOf(system);
