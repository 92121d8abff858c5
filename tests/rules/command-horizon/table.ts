import { system } from '@/lib/systems/command-horizon/system';
import { tableOf } from '../table';

/** A rule of Command Horizon with forces that keep it and their neighbours that break it. */
export const table = tableOf(system);
