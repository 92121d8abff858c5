import type { Problem, Report } from '@/lib/roster/report';

/** Returns the list from before if it has the same problems, else the new one. */
export const reuseIfEqual = (before: readonly Problem[], after: readonly Problem[]): readonly Problem[] =>
  before.length === after.length && after.every((problem, index) => problem === before[index])
    ? before
    : after;

/** Returns the report with each problem replaced by an equal one of the report before, to keep its identity. */
export function sameProblems(before: Report, after: Report): Report {
  const known = new Map(before.problems.map((problem) => [JSON.stringify(problem), problem]));
  const problems = after.problems.map((problem) => known.get(JSON.stringify(problem)) ?? problem);
  return { ...after, problems: reuseIfEqual(before.problems, problems) as Problem[] };
}
