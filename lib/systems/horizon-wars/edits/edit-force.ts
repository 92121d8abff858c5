import { withFields } from '@/lib/roster/edits';
import { changedRulings } from '@/lib/roster/ruling';
import { counted, inList } from '@/lib/roster/words';
import { condition, conditions, era, rulings, setPieces } from '../catalogue';
import type { BattlefieldCondition, Era } from '../data-schema';
import type { Evaluation } from '../evaluate/evaluate';
import { type Force, forceSchema } from '../force';
import { points } from '../paper/stats';

const { limit, mechCap, superMechs, era: eraField, allegiance, battlefield } = forceSchema.shape;

/** The schemas of a force's plain fields, as in the file format. */
export const forceFields = { limit, mechCap, superMechs, era: eraField, allegiance, battlefield };

/** The values of those fields. */
export type ForceFields = Pick<Force, keyof typeof forceFields>;

/** Points limits of the set-piece battles, ascending (p.77-86). */
export const commonLimits: readonly number[] = [
  ...new Set(setPieces.battles.flatMap((battle) => battle.points)),
].sort((a, b) => a - b);

/** Picks those fields from a force. */
export const fieldsOf = (force: Force): ForceFields => ({
  limit: force.limit,
  mechCap: force.mechCap,
  superMechs: force.superMechs,
  era: force.era,
  allegiance: force.allegiance,
  battlefield: force.battlefield,
});

/** The force with other values of those fields. */
export const setFields = (force: Force, fields: ForceFields): Force => withFields(force, fields);

/** The chosen conditions with one added or removed, in the order of the book. */
export const withCondition = (
  chosen: readonly Force['battlefield'][number][],
  id: Force['battlefield'][number],
  on: boolean,
): Force['battlefield'] =>
  conditions
    .map((each) => each.id as Force['battlefield'][number])
    .filter((each) => (each === id ? on : chosen.includes(each)));

/** The allegiances a force can choose from, and one left over from another era, if any (p.109). */
export function allegianceOf(force: Pick<Force, 'era' | 'allegiance'>): {
  choices: Era['allegiances'];
  leftOver: string | null;
} {
  const choices = era(force.era).allegiances;
  const known = force.allegiance === null || choices.some(({ id }) => id === force.allegiance);
  return { choices, leftOver: known ? null : force.allegiance };
}

/** The records of a force's battlefield conditions. */
const conditionsOf = (force: Force): BattlefieldCondition[] => force.battlefield.map((id) => condition(id));

/** "15 points · Open · no conditions". */
export function forceSummary({ force, settings }: Evaluation): string {
  const chosen = allegianceOf(force).choices.find(({ id }) => id === force.allegiance);
  const changed = changedRulings(rulings, force.rulings).length;
  return [
    settings.limit === null ? 'No limit' : points(settings.limit),
    ...(settings.mechCap === null ? [] : [`mechs ${settings.mechCap}`]),
    ...(settings.superMechs ? ['super-mechs'] : []),
    era(force.era).name + (chosen ? `, ${chosen.name}` : ''),
    force.battlefield.length === 0 ? 'no conditions' : inList(conditionsOf(force).map(({ name }) => name)),
    ...(changed === 0 ? [] : [counted(changed, 'ruling changed', 'rulings changed')]),
  ].join(' · ');
}
