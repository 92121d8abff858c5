import { system } from '@/lib/systems/command-horizon/system';
import { tableOf } from '../table';

/** Tests a rule of Command Horizon with forces that keep it and similar ones that break it. */
export const table = tableOf(system);
