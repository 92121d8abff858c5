import { system } from '@/lib/systems/at-43/system';
import { tableOf } from '../table';

/** Tests a rule of AT-43 with companies that keep it and similar ones that break it. */
export const table = tableOf(system);
