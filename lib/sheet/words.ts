import type { SheetProblem } from './sheet';

const WORDS = { error: 'Error', warning: 'Warning', advice: 'Advice' } as const;

/** The word a severity is printed with. */
export function severityWord(severity: SheetProblem['severity']): string {
  return WORDS[severity];
}

/** "2 errors, 1 warning", the worst first; "" where there is no problem. */
export function severityCounts(problems: SheetProblem[]): string {
  const parts = (['error', 'warning', 'advice'] as const).map((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    if (count === 0) return '';
    if (severity === 'advice') return count === 1 ? '1 piece of advice' : `${count} pieces of advice`;
    return `${count} ${severity}${count === 1 ? '' : 's'}`;
  });
  return parts.filter((part) => part !== '').join(', ');
}
