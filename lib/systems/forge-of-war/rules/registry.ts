import type { AnyRule } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';
import * as force from './force';
import { packBan, packMaxElements } from './pack';
import * as transport from './transport';
import * as unit from './unit';
import * as weapon from './weapon';

/** Every rule of Forge of War, in the order problems are reported. */
export const rules: readonly AnyRule<Reckoning>[] = [
  packMaxElements,
  packBan,
  force.empty,
  force.noCommand,
  unit.values,
  unit.armourScale,
  unit.facing,
  unit.size,
  unit.troop,
  unit.jumpType,
  unit.gravType,
  weapon.unknown,
  weapon.count,
  weapon.crew,
  transport.capacity,
  transport.eligible,
  transport.twice,
];
