import { cacheOf } from './cache';
import type { Deadline } from './deadline';
import { type Outcomes, outcomesOf, type Volley } from './hits';

const cached = cacheOf<Outcomes>(1000);

/** The results of a volley, worked out once. */
export function rememberedOutcomes(volley: Volley, deadline: Deadline): Outcomes {
  const { dice, target, against, reroll, rerollAfter = false } = volley;
  return cached(`${dice} ${target} ${against} ${reroll} ${rerollAfter}`, () => outcomesOf(volley, deadline));
}
