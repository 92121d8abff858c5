import type { AnyRule } from '@/lib/roster/rule';
import type { Evaluation } from '../evaluate/evaluate';
import * as force from './force';
import * as leap from './leap';
import * as onFoot from './on-foot';
import { packBan, packMaxElements, packMost } from './pack';
import * as transport from './transport';
import * as unit from './unit';
import * as weapon from './weapon';

/** Every rule of the game, in the order of reporting, the pack's first. */
export const rules: readonly AnyRule<Evaluation>[] = [
  packMaxElements,
  packMost,
  packBan,
  force.empty,
  force.noCommand,
  force.severalCommanders,
  force.commandSquad,
  unit.values,
  unit.armourScale,
  unit.facing,
  unit.front,
  unit.size,
  unit.single,
  unit.troop,
  leap.jumpType,
  leap.gravType,
  onFoot.onFootType,
  onFoot.noOnFoot,
  weapon.unknown,
  weapon.count,
  weapon.crew,
  weapon.own,
  weapon.indirect,
  weapon.none,
  weapon.unarmed,
  weapon.mountType,
  transport.transportType,
  transport.capacity,
  transport.eligible,
  transport.twice,
];
