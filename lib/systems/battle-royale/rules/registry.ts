import type { AnyRule } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';
import * as budget from './budget';
import * as mech from './mech';
import * as pack from './pack';
import * as upgrades from './upgrades';

/** Every rule of the game, in the order of reporting, the pack's first. */
export const rules: readonly AnyRule<Reckoning>[] = [
  pack.packBan,
  budget.pointsOver,
  budget.pointsUnspent,
  mech.statMinimum,
  mech.weaponLimit,
  mech.frameLimit,
  mech.upgradePresence,
  mech.upgradeRepeated,
  upgrades.exclusive,
  upgrades.command,
  upgrades.needs,
];
