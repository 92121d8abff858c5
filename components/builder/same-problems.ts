import type { Problem, Report } from '@/lib/roster/report';

/** The list that was there before, where it has the same problems. */
export const reuseIfEqual = (before: readonly Problem[], after: readonly Problem[]): readonly Problem[] =>
  before.length === after.length && after.every((problem, index) => problem === before[index])
    ? before
    : after;

/** A report whose problems are the objects of the one before, where they say the same. */
export function sameProblems(before: Report, after: Report): Report {
  const known = new Map(before.problems.map((problem) => [JSON.stringify(problem), problem]));
  const problems = after.problems.map((problem) => known.get(JSON.stringify(problem)) ?? problem);
  return { ...after, problems: reuseIfEqual(before.problems, problems) as Problem[] };
}
