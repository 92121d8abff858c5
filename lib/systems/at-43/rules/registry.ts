import type { AnyRule } from '@/lib/roster/rule';
import type { Evaluation } from '../evaluate/evaluate';
import * as commander from './commander';
import * as force from './force';
import { hero } from './hero';
import * as pack from './pack';
import * as platoon from './platoon';
import * as strength from './strength';
import * as unit from './unit';

/** Every rule of the game, in the order of reporting, the pack's first. */
export const rules: readonly AnyRule<Evaluation>[] = [
  pack.minPoints,
  pack.maxElements,
  pack.most,
  pack.ban,
  force.empty,
  force.overLimit,
  force.heroTwice,
  platoon.slots,
  platoon.pattern,
  unit.card,
  unit.army,
  strength.numbers,
  unit.options,
  strength.specialFighters,
  unit.sheetLines,
  unit.oneOfficer,
  hero,
  unit.valueUnknown,
  commander.none,
  commander.rank,
  commander.choose,
];
