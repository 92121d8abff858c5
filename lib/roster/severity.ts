import type { Severity } from './rule';

/** The severities, the most severe first. */
export const severities: readonly Severity[] = ['error', 'warning', 'advice'];

const words: Record<Severity, { word: string; one: string; many: string }> = {
  error: { word: 'Error', one: 'error', many: 'errors' },
  warning: { word: 'Warning', one: 'warning', many: 'warnings' },
  advice: { word: 'Advice', one: 'piece of advice', many: 'pieces of advice' },
};

/** The word a severity is shown with. */
export const severityWord = (severity: Severity): string => words[severity].word;

/** Counts problems by severity, also in words, the most severe first; severities without any are omitted. */
export const countsBySeverity = (problems: readonly { severity: Severity }[]) =>
  severities.flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    const { one, many } = words[severity];
    return count === 0 ? [] : [{ severity, count, text: `${count} ${count === 1 ? one : many}` }];
  });

/** "2 errors, 1 warning", the most severe first; "" if there is no problem. */
export const severityCounts = (problems: readonly { severity: Severity }[]): string =>
  countsBySeverity(problems)
    .map(({ text }) => text)
    .join(', ');

/** Sorts problems by severity, the most severe first; stable. */
export const bySeverity = <Item extends { severity: Severity }>(problems: readonly Item[]): Item[] =>
  severities.flatMap((severity) => problems.filter((problem) => problem.severity === severity));
