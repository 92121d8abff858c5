import type { AnyRule } from '@/lib/roster/rule';
import type { Unknowns } from '@/lib/roster/system';
import { inList } from '@/lib/roster/text/words';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import type { Evaluation } from '../evaluate/evaluate';
import * as commander from './commander';
import * as force from './force';
import * as pack from './pack';
import * as platoon from './platoon';
import * as strength from './strength';
import * as unit from './unit';
import { hero } from './unit';

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

/** What no rule could check about a unit because its cards do not say: "its type, for its hero". */
export function uncheckedOf(
  unit: EvaluatedUnit,
  { platoons, commandUnits }: Pick<Evaluation, 'platoons' | 'commandUnits'>,
): string[] {
  const { card, source, heroCard } = unit;
  if (card === null) return [];
  const slot = platoons[unit.platoon]?.source.pattern?.[unit.slot];
  // A hero of the unit's own card always has its type.
  const another = heroCard !== null && heroCard.id !== card.id;
  const typeMatters =
    (slot !== undefined && slot.types.length > 0 && card.type === null) ||
    (another && (card.type === null || heroCard.type === null));
  const open = new Set(card.specialWeapons.filter(({ max }) => max === null).map(({ name }) => name));
  const bearers = source.specialWeapons.filter(({ name, count }) => count > 0 && open.has(name));
  const ranks = unit.leader?.rank === null && commandUnits.filter(({ leader }) => leader !== null).length > 1;
  return [
    ...(card.numbers === null ? ['how many fighters it may have'] : []),
    ...[...new Set(bearers.map(({ name }) => name))].map(
      (name) => `how many may bear the ${name.toLowerCase()}`,
    ),
    ...(typeMatters ? [another ? 'its type, for its hero' : 'its type, for its slot'] : []),
    ...(ranks && commandUnits.includes(unit) ? ['the rank of its leader'] : []),
  ];
}

/** The same for all units, a line each, for paper. */
export function uncheckedLines(evaluation: Evaluation): string[] {
  return evaluation.units.flatMap((unit) => {
    const open = uncheckedOf(unit, evaluation);
    return open.length === 0 ? [] : [`${unit.label}: ${inList(open)}.`];
  });
}

/** The unknown values that the rules need of each unit: A.P., and those in `uncheckedOf`. */
export const unknowns = (evaluation: Evaluation): Unknowns[] =>
  evaluation.units.flatMap((unit) => {
    const { id, label, unknown } = unit;
    const values = [...unknown.map((part) => `A.P. of ${part}`), ...uncheckedOf(unit, evaluation)];
    return values.length > 0 ? [{ id, label, values }] : [];
  });
