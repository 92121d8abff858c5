import { sum } from '@/lib/roster/list-edits';
import type { Saving, SumWay } from '@/lib/roster/vocabulary';
import { chqMatrix, chqModifier, conventionalTypes, mayBeChq } from '../catalogue';
import { QUOTA_POINTS } from '../chq-choices';
import { BURNING_POINTS, type Reckoning } from '../reckon';
import { presenceOf, type ReckonedElement } from '../reckon-elements';
import { packEra, packSetPiece } from '../rules/pack';
import { kinds } from './kinds';
import { tag } from './tags';

/**
 * The ways to lower the force cost by a number of points: savings on elements under the present CHQ; under another CHQ,
 * at its prices; or an era or a battle that the pack demands.
 */
export function savings(points: number, reckoning: Reckoning): SumWay[] {
  const { force, elements, forceCost, chq, settings } = reckoning;
  const current = chq?.type?.id ?? null;
  // The Martian and Venusian discounts.
  const gift = force.era === 'new-colonial-age' ? 1 : 0;
  const flagged = elements.filter(({ source }) => source.chq);
  const opens = [tag.chq, ...flagged.map(({ id }) => tag.flag(id))];
  // With several CHQs, or one that cannot lead, some edit of the CHQ comes first.
  const settled = flagged.length === 0 || (flagged.length === 1 && mayLead(flagged[0] as ReckonedElement));
  const ways = [null, ...chqMatrix.columns].map((leader): SumWay => {
    const same = leader === current;
    const first = same && settled ? 0 : kinds.chq.cost;
    const cheapest = cheapestUnder(leader, settings);
    const savings = new Map(elements.map((each) => [each.id, savingsOf(each, leader, first, cheapest)]));
    if (same) {
      const floors = quotaFloors(leader, forceCost - gift, first, reckoning);
      return { first, opens, amount: points - gift, savings, floors };
    }
    const prices = elements.map((each) => costUnder(leader, each));
    const gross = sum(prices, (price) => price);
    const freed = leader === null ? 0 : Math.max(0, ...prices);
    const discount = force.era === 'burning' ? Math.floor(gross / BURNING_POINTS) : gift;
    const cost = gross - freed - discount;
    const floors = quotaFloors(leader, cost, first, reckoning);
    return { first, opens, amount: cost - (forceCost - points), savings, floors };
  });
  const none = { amount: 0, savings: new Map(), floors: [] };
  if (packEra.check(reckoning).length > 0) ways.push({ ...none, first: kinds.era.cost, opens: [tag.era] });
  if (packSetPiece.check(reckoning).length > 0)
    ways.push({ ...none, first: kinds.scenario.cost, opens: [tag.scenario] });
  return ways;
}

/** The cost of an element under a CHQ of a type, when it is not the CHQ itself. */
const costUnder = (chq: string | null, { type, presence, ace }: ReckonedElement) =>
  type === null
    ? presence + (ace ? 1 : 0)
    : Math.max(0, presence + (chq === null ? 0 : chqModifier(type.id, chq)));

const mayLead = ({ kind, type }: ReckonedElement) => kind === 'mech' || (type !== null && mayBeChq(type.id));

/**
 * The least cost of filling the CHQ's quota (p.57), by how much the force saves: a retype for each missing element. The
 * first edit may be one of them.
 */
function quotaFloors(leader: string | null, cost: number, first: number, reckoning: Reckoning): Saving[] {
  if (leader === null) return [];
  const { limit, rulings } = reckoning.settings;
  const present = reckoning.ofType(leader).length;
  const floorOf = (needed: number) => Math.max(0, kinds.retype.cost * (needed - present) - first);
  if (rulings['chq-quota-basis'] === 'limit' && limit !== null)
    return [{ points: Number.MAX_SAFE_INTEGER, cost: floorOf(Math.floor(limit / QUOTA_POINTS)) }];
  const floors: Saving[] = [];
  for (let needed = Math.floor(cost / QUOTA_POINTS); needed > present; needed--)
    floors.push({ points: cost - QUOTA_POINTS * needed, cost: floorOf(needed) });
  return floors;
}

/** The cost of the cheapest type under a CHQ of a type. */
const cheapestUnder = (leader: string | null, settings: Reckoning['settings']) =>
  Math.min(
    ...conventionalTypes.map((type) =>
      Math.max(0, presenceOf(type, settings) + (leader === null ? 0 : chqModifier(type.id, leader))),
    ),
  );

/** What edits of an element save; for a flagged element, one of them may already be the change of CHQ. */
function savingsOf(
  element: ReckonedElement,
  leader: string | null,
  first: number,
  cheapest: number,
): Saving[] {
  const { type, source } = element;
  const price = costUnder(leader, element);
  const all = { points: price, cost: kinds.remove.cost };
  const savings =
    type === null
      ? [...designSavings(element), all]
      : [{ points: price - cheapest, cost: kinds.retype.cost }, all];
  return source.chq ? savings.map(({ points, cost }) => ({ points, cost: cost - first })) : savings;
}

/** What a mech or an aircraft can save without being removed: its Ace, and its P point by point. */
export function designSavings({ ace, presence }: ReckonedElement): Saving[] {
  const savings: Saving[] = ace ? [{ points: 1, cost: kinds['ace-off'].cost }] : [];
  for (let points = 1; points < presence; points++) {
    const cost = points * kinds.presence.cost;
    savings.push({ points, cost });
    if (ace) savings.push({ points: points + 1, cost: cost + kinds['ace-off'].cost });
  }
  return savings;
}

/** The least cost of edits that save or earn a number of CR. */
export function leastCostOfSparing(resources: number, { force, commandResources }: Reckoning): number {
  let best = 1;
  for (const [index, { raise, upgrades }] of force.commandResources.entries()) {
    const { m = 0, f = 0, a = 0, d = 0 } = raise;
    const steps = m + f + a + d + upgrades.length;
    const count = commandResources.byType[index]?.count ?? 0;
    if (steps > 0) best = Math.max(best, count + 1, (steps + 1) / kinds.retype.cost);
  }
  return Math.ceil(resources / best);
}
