import type { Force } from '../force';
import type { EvaluatedElement } from './evaluate-elements';

/** What one conventional type is given, and what that costs. */
export interface CommandResourcesOfType {
  type: string;
  /** Elements of the type in the force: the price of one raise or upgrade, in CR (p.59). */
  count: number;
  spent: number;
}

/** Command resources of a force (p.59-60). */
export interface CommandResources {
  earned: number;
  spent: number;
  byType: CommandResourcesOfType[];
}

/** Computes CR earned, one per two conventional elements under a CHQ of any kind, and CR spent per type. */
export function evaluateCommandResources(
  force: Force,
  hasChq: boolean,
  conventional: readonly EvaluatedElement[],
  ofType: (type: string) => readonly EvaluatedElement[],
): CommandResources {
  let spent = 0;
  const byType = force.commandResources.map((given) => {
    const count = ofType(given.type).length;
    const { m = 0, f = 0, a = 0, d = 0 } = given.raise;
    const cost = count * (m + f + a + d + given.upgrades.length);
    spent += cost;
    return { type: given.type, count, spent: cost };
  });
  return { earned: hasChq ? Math.floor(conventional.length / 2) : 0, spent, byType };
}
