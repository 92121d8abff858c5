import type { Problem } from '@/lib/roster/report';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { namedOf } from '@/lib/roster/text/words';

/** A problem in an answer: with its sentence, and at most ten entries per list. */
export interface PublicProblem extends Omit<Problem, 'byPack'> {
  message: string;
}

/** Converts a problem for an answer. */
export function publicProblem(problem: Problem, system: AnyGameSystem): PublicProblem {
  const { rule, severity, elements, path, page, facts, more } = problem;
  return {
    rule,
    severity,
    elements,
    page,
    message: sentenceOf(problem, system),
    path,
    facts: brief(facts),
    ...(more === undefined ? {} : { more }),
  };
}

/** Shortens lists in facts, so that an answer is not many times the size of its roster; copies only if needed. */
function brief<Value>(value: Value): Value {
  if (isBrief(value)) return value;
  if (Array.isArray(value)) return cut(value).map(brief) as Value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, each]) => [key, brief(each)]),
  ) as Value;
}

/** Whether a value has no long lists in it. */
function isBrief(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return cut(value).length === value.length && value.every(isBrief);
  for (const key in value) if (!isBrief(value[key as keyof typeof value])) return false;
  return true;
}

/** Maximum number of entries in a list, and the approximate length of its texts in total. */
const MAX_FACTS = 10;
const FACTS_LENGTH = 300;

const cut = (list: readonly unknown[]): readonly unknown[] =>
  list.every((each) => typeof each === 'string')
    ? namedOf(list, MAX_FACTS, FACTS_LENGTH)
    : list.slice(0, MAX_FACTS);
