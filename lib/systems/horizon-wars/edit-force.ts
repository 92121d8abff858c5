import { changedRulings } from '@/lib/roster/ruling';
import { counted, inList } from '@/lib/roster/words';
import { condition, conditions, era, rulings, setPieces } from './catalogue';
import type { BattlefieldCondition, Era } from './data-schema';
import { type Force, forceSchema } from './force';
import type { Reckoning } from './reckon';
import { points } from './stats';

const { limit, mechCap, superMechs, era: eraField, allegiance, battlefield } = forceSchema.shape;

/** The typed fields of a force, as the file format has them. */
export const forceFields = { limit, mechCap, superMechs, era: eraField, allegiance, battlefield };

/** What those fields hold. */
export type ForceFields = Pick<Force, keyof typeof forceFields>;

/** Points that set-piece battles are fought at, least first (p.77-86). */
export const commonLimits: readonly number[] = [
  ...new Set(setPieces.battles.flatMap((battle) => battle.points)),
].sort((a, b) => a - b);

/** The typed fields of a force, out of it. */
export const fieldsOf = (force: Force): ForceFields => ({
  limit: force.limit,
  mechCap: force.mechCap,
  superMechs: force.superMechs,
  era: force.era,
  allegiance: force.allegiance,
  battlefield: force.battlefield,
});

/** The force with other typed fields; the same object where none differs. */
export function setFields(force: Force, fields: ForceFields): Force {
  const conditionsAlike =
    fields.battlefield.length === force.battlefield.length &&
    fields.battlefield.every((id, index) => id === force.battlefield[index]);
  const same =
    conditionsAlike &&
    fields.limit === force.limit &&
    fields.mechCap === force.mechCap &&
    fields.superMechs === force.superMechs &&
    fields.era === force.era &&
    fields.allegiance === force.allegiance;
  if (same) return force;
  return { ...force, ...fields, battlefield: conditionsAlike ? force.battlefield : fields.battlefield };
}

/** Conditions with one chosen or not, in the order of the book. */
export const withCondition = (
  chosen: readonly Force['battlefield'][number][],
  id: Force['battlefield'][number],
  on: boolean,
): Force['battlefield'] =>
  conditions
    .map((each) => each.id as Force['battlefield'][number])
    .filter((each) => (each === id ? on : chosen.includes(each)));

/** Allegiances that the force may choose from, and one of another era that it still has (p.109). */
export function allegianceOf(force: Pick<Force, 'era' | 'allegiance'>): {
  choices: Era['allegiances'];
  leftOver: string | null;
} {
  const choices = era(force.era).allegiances;
  const known = force.allegiance === null || choices.some(({ id }) => id === force.allegiance);
  return { choices, leftOver: known ? null : force.allegiance };
}

/** Conditions that the force is fought under, by their records. */
const conditionsOf = (force: Force): BattlefieldCondition[] => force.battlefield.map((id) => condition(id));

/** "15 points · Open · no conditions". */
export function forceSummary({ force, settings }: Reckoning): string {
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
