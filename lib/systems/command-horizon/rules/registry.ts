import type { AnyRule } from '@/lib/roster/rule';
import type { Evaluation } from '../evaluate/evaluate';
import * as command from './force';
import * as force from './force';
import * as infantry from './infantry';
import * as pack from './pack';
import * as unit from './unit';

/** Every rule of the game, in the order of reporting, the pack's first. */
export const rules: readonly AnyRule<Evaluation>[] = [
  pack.packMaxElements,
  pack.packMost,
  pack.packBan,
  force.empty,
  force.unitLimit,
  unit.faction,
  unit.models,
  unit.droneHost,
  unit.droneNumber,
  infantry.deploy,
  infantry.groups,
  infantry.attach,
  infantry.teamSquads,
  command.none,
  command.several,
];
