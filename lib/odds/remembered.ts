import type { Deadline } from './deadline';
import { type Outcomes, outcomesOf, type Volley } from './hits';

/** The most results that are kept. */
const MOST = 1000;
const known = new Map<string, Outcomes>();

/** The results of a volley, worked out once; the oldest are forgotten. */
export function rememberedOutcomes(volley: Volley, deadline: Deadline): Outcomes {
  const { dice, target, against, reroll } = volley;
  const key = `${dice} ${target} ${against} ${reroll}`;
  const found = known.get(key) ?? outcomesOf(volley, deadline);
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return found;
}
