import type { Edge } from './blossoms';
import { add, type Sum } from './costs';

// The slack of an edge is its cost, less the prices of its ends, plus the surcharges of the blossoms that contain both
// ends. These functions are for edges between outermost nodes, which have no surcharges.

export function slackOf({ a, b, cost }: Edge): Sum {
  const slack = [...cost];
  add(slack, a.price, -1);
  add(slack, b.price, -1);
  return slack;
}

export function isTight({ a, b, cost }: Edge): boolean {
  for (let level = 0; level < cost.length; level++)
    if (cost[level] !== (a.price[level] as number) + (b.price[level] as number)) return false;
  return true;
}

/** Negative if the first edge has less slack than the second, positive if it has more, 0 if both have the same. */
export function comparedSlacks(one: Edge, other: Edge): number {
  for (let level = 0; level < one.cost.length; level++) {
    const difference = slackAt(one, level) - slackAt(other, level);
    if (difference !== 0) return difference;
  }
  return 0;
}

const slackAt = ({ a, b, cost }: Edge, level: number): number =>
  (cost[level] as number) - (a.price[level] as number) - (b.price[level] as number);

/** The edge with the least slack; null for none. */
export function leastSlackOf(edges: readonly Edge[]): Edge | null {
  let least: Edge | null = null;
  for (const edge of edges) if (least === null || comparedSlacks(edge, least) < 0) least = edge;
  return least;
}
