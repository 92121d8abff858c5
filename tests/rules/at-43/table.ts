import { system } from '@/lib/systems/at-43/system';
import { tableOf } from '../table';

/** A rule of AT-43 with companies that keep it and their neighbours that break it. */
export const table = tableOf(system);
