import { chqMatrix } from '../catalogue/catalogue';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import { points } from '../paper/stats';
import { typeName } from '../paper/text';

/** An element's cost as a sum, "2 − 1 = 1 point", and the reason. */
export interface Price {
  sum: string;
  /** Null if there is nothing to explain. */
  why: string | null;
}

/** The price of an element under its force's CHQ (p.57-61, 68). */
export function priceOf(element: EvaluatedElement, chq: EvaluatedElement | null): Price {
  if (element.kind !== 'conventional') return designedPrice(element);
  const { basePoints, modifier, cost, isChq } = element;
  if (isChq) return { sum: points(cost), why: `a conventional CHQ is free (p.${FREE_CHQ_PAGE})` };
  if (!chq?.type || modifier === 0) return { sum: points(cost), why: null };
  const leader = `${typeName(chq.type.id)} CHQ`;
  const terms = `${basePoints} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;
  return basePoints + modifier < cost
    ? { sum: `${terms}: ${points(cost)}`, why: `${leader} (p.${chqMatrix.page}), never below 0` }
    : { sum: `${terms} = ${points(cost)}`, why: `${leader} (p.${chqMatrix.page})` };
}

const FREE_CHQ_PAGE = 57;

function designedPrice({ presence, ace, cost }: EvaluatedElement): Price {
  return ace
    ? { sum: `P${presence} + Ace ${cost - presence} = ${points(cost)}`, why: null }
    : { sum: `P${presence} = ${points(cost)}`, why: null };
}
