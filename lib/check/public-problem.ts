import type { Problem } from '@/lib/roster/report';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { namedOf } from '@/lib/roster/words';

/** A problem as it is answered (roster-format, "The checker"): with its sentence, and no more than ten in a list. */
export interface PublicProblem extends Omit<Problem, 'byPack'> {
  message: string;
}

/** A problem of a game as it is answered. */
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

/** Facts without long lists, so that an answer is not many times its roster; the same facts where they have none. */
function brief<Value>(value: Value): Value {
  if (isBrief(value)) return value;
  if (Array.isArray(value)) return cut(value).map(brief) as Value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, each]) => [key, brief(each)]),
  ) as Value;
}

/** Are there no long lists in it? */
function isBrief(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return cut(value).length === value.length && value.every(isBrief);
  for (const key in value) if (!isBrief(value[key as keyof typeof value])) return false;
  return true;
}

/** Most entries of a list, and about how many characters texts may come to. */
const MOST_FACTS = 10;
const FACTS_LENGTH = 300;

const cut = (list: readonly unknown[]): readonly unknown[] =>
  list.every((each) => typeof each === 'string')
    ? namedOf(list, MOST_FACTS, FACTS_LENGTH)
    : list.slice(0, MOST_FACTS);
