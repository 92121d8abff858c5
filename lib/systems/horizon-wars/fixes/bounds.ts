import { sum } from '@/lib/roster/list-edits';
import { chqMatrix, chqModifier, conventionalTypes } from '../catalogue';
import type { Reckoning } from '../reckon';
import { presenceOf, type ReckonedElement } from '../reckon-elements';
import { packEra, packSetPiece } from '../rules/pack';
import { costs } from './costs';

/**
 * What edits cost together at least, in any fix, that bring the force cost down by so many points: those of elements, at
 * the best rate there is, under the CHQ that the force has; or another CHQ first.
 */
export function leastToSave(points: number, reckoning: Reckoning): number {
  const { force, elements, forceCost, chq } = reckoning;
  const led = chq?.type?.id ?? null;
  // A mech of P1, an aircraft's Ace.
  const gift = force.era === 'new-colonial-age' ? 1 : 0;
  let least = Math.ceil((points - gift) / bestRate(led, reckoning));
  for (const leader of [null, ...chqMatrix.columns]) {
    if (leader === led) continue;
    const gross = sum(elements, (each) => costUnder(leader, each));
    const freed =
      leader === null ? 0 : elements.reduce((most, each) => Math.max(most, costUnder(leader, each)), 0);
    const discount = force.era === 'burning' ? Math.floor(gross / 6) : gift;
    const over = gross - freed - discount - (forceCost - points);
    least = Math.min(least, costs.chq + Math.ceil(Math.max(0, over) / bestRate(leader, reckoning)));
  }
  // Another era may bring discounts, another battle another limit.
  const agreed = packEra.check(reckoning).length > 0 || packSetPiece.check(reckoning).length > 0;
  return agreed ? Math.min(least, costs.era) : least;
}

/** What an element costs where elements of this type lead, itself none of them. */
const costUnder = (chq: string | null, { type, presence, ace }: ReckonedElement) =>
  type === null
    ? presence + (ace ? 1 : 0)
    : Math.max(0, presence + (chq === null ? 0 : chqModifier(type.id, chq)));

/** Most points that an edit of one element saves for each that the edit costs. */
function bestRate(chq: string | null, { elements, settings }: Reckoning): number {
  const cheapest = Math.min(
    ...conventionalTypes.map((type) =>
      Math.max(0, presenceOf(type, settings) + (chq === null ? 0 : chqModifier(type.id, chq))),
    ),
  );
  let best = 1 / costs.remove;
  for (const element of elements) {
    const cost = costUnder(chq, element);
    best = Math.max(best, cost / costs.remove);
    if (element.ace) best = Math.max(best, 1 / costs['ace-off']);
    if (element.type !== null) best = Math.max(best, (cost - cheapest) / costs.retype);
    else if (element.presence > 1) best = Math.max(best, 1 / costs.presence);
  }
  return best;
}

/** What edits cost at least that bring down the CR spent by so many, or earn them. */
export function leastToSpare(resources: number, { force, commandResources }: Reckoning): number {
  let best = 1;
  for (const [index, { raise, upgrades }] of force.commandResources.entries()) {
    const { m = 0, f = 0, a = 0, d = 0 } = raise;
    const steps = m + f + a + d + upgrades.length;
    const count = commandResources.byType[index]?.count ?? 0;
    if (steps > 0) best = Math.max(best, count + 1, (steps + 1) / costs.retype);
  }
  return Math.ceil(resources / best);
}
