import type { AnyRule } from '@/lib/roster/rule';
import type { Evaluation } from '../evaluate/evaluate';
import * as budget from './mech';
import * as mech from './mech';
import * as pack from './pack';
import * as upgrades from './upgrades';

/** Every rule of the game, in the order of reporting, the pack's first. */
export const rules: readonly AnyRule<Evaluation>[] = [
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
