import type { Severity } from './rule';

/** The severities, the gravest first. */
export const severities: readonly Severity[] = ['error', 'warning', 'advice'];

const words: Record<Severity, { word: string; one: string; many: string }> = {
  error: { word: 'Error', one: 'error', many: 'errors' },
  warning: { word: 'Warning', one: 'warning', many: 'warnings' },
  advice: { word: 'Advice', one: 'piece of advice', many: 'pieces of advice' },
};

/** The word a severity is shown with. */
export const severityWord = (severity: Severity): string => words[severity].word;

/** How many problems there are of each severity, and in words, the gravest first; none of a severity without any. */
export const countsBySeverity = (problems: readonly { severity: Severity }[]) =>
  severities.flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    const { one, many } = words[severity];
    return count === 0 ? [] : [{ severity, count, text: `${count} ${count === 1 ? one : many}` }];
  });

/** "2 errors, 1 warning", the gravest first; "" where there is no problem. */
export const severityCounts = (problems: readonly { severity: Severity }[]): string =>
  countsBySeverity(problems)
    .map(({ text }) => text)
    .join(', ');

/** Problems with the gravest first, else in the order they were. */
export const bySeverity = <Item extends { severity: Severity }>(problems: readonly Item[]): Item[] =>
  severities.flatMap((severity) => problems.filter((problem) => problem.severity === severity));
