import { system } from '@/lib/systems/horizon-wars/system';
import { tableOf } from '../table';

/** A rule of Horizon Wars with forces that keep it and their neighbours that break it. */
export const table = tableOf(system);
