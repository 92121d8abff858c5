import { changedRulings } from '@/lib/roster/ruling';
import { counted, inList } from '@/lib/roster/words';
import { condition, era, rulings, setPieces } from '../catalogue/catalogue';
import type { BattlefieldCondition, Era } from '../catalogue/data-schema';
import type { Evaluation } from '../evaluate/evaluate';
import type { Force } from '../force';
import { points } from '../paper/stats';

/** Points limits of the set-piece battles, ascending (p.77-86). */
export const commonLimits: readonly number[] = [
  ...new Set(setPieces.battles.flatMap((battle) => battle.points)),
].sort((a, b) => a - b);

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
