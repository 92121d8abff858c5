import { system } from '@/lib/systems/horizon-wars/system';
import { tableOf } from '../table';

/** Tests a rule of Horizon Wars with forces that keep it and similar ones that break it. */
export const table = tableOf(system);
