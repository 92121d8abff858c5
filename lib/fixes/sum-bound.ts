import type { Saving, SumWay } from '@/lib/roster/vocabulary';

/** The cost that other needs already count for the same edits: those of an element, and those that open a way. */
export interface SharedEdits {
  ofElement: (id: string) => number;
  ofTags: (tags: readonly string[]) => number;
}

const nothing: SharedEdits = { ofElement: () => 0, ofTags: () => 0 };

/** Returns the least cost of lowering a sum, beyond what other needs count for its edits; Infinity without a way. */
export const leastCost = (ways: readonly SumWay[], taken: SharedEdits = nothing): number =>
  ways.reduce((least, way) => Math.min(least, leastOfWay(way, taken, least)), Number.POSITIVE_INFINITY);

/** Returns the least cost of saving the amount, or of saving more if that lowers a floor that costs more. */
function leastOfWay(way: SumWay, taken: SharedEdits, known: number): number {
  const { first, opens, amount, floors } = way;
  const opening = Math.max(0, first - (first > 0 ? taken.ofTags(opens) : 0));
  const floorAt = (points: number) => floors.find((floor) => points <= floor.points)?.cost ?? 0;
  if ((amount <= 0 && floorAt(amount) <= 0) || opening >= known) return opening;
  const steps: Saving[] = [];
  for (const [id, ofElement] of way.savings) addSteps(steps, ofElement, taken.ofElement(id));
  steps.sort((a, b) => a.cost * b.points - b.cost * a.points);
  let least = Number.POSITIVE_INFINITY;
  for (const points of [amount, ...floors.map((floor) => floor.points + 1)])
    if (points >= amount) least = Math.min(least, Math.max(costOf(points, steps), floorAt(points)));
  return Math.ceil(opening + least - 1e-6);
}

/** Takes the cheapest savings first, the last in part (a fractional knapsack): no choice of edits costs less. */
function costOf(points: number, steps: readonly Saving[]): number {
  let cost = 0;
  let left = points;
  for (const step of steps) {
    if (left <= 0) break;
    cost += step.cost * Math.min(1, left / step.points);
    left -= step.points;
  }
  return cost;
}

/** Adds an element's savings as steps, each at a worse rate than the one before: the lower convex hull. */
function addSteps(steps: Saving[], savings: readonly Saving[], taken: number) {
  let points = 0;
  let cost = 0;
  for (;;) {
    let best: Saving | null = null;
    for (const saving of savings) {
      const more = saving.points - points;
      if (more <= 0) continue;
      const step = { points: more, cost: Math.max(0, saving.cost - taken) - cost };
      if (
        best === null ||
        step.cost * best.points < best.cost * step.points ||
        (step.cost * best.points === best.cost * step.points && step.points > best.points)
      )
        best = step;
    }
    if (best === null) return;
    steps.push(best);
    points += best.points;
    cost += best.cost;
  }
}
