import type { Report, VerdictKind } from './report';
import type { Page, Severity } from './rule';
import { counted } from './text/words';

/** The severities, the most severe first. */
export const severities: readonly Severity[] = ['error', 'warning', 'advice'];

const severityWords: Record<Severity, { word: string; one: string; many: string }> = {
  error: { word: 'Error', one: 'error', many: 'errors' },
  warning: { word: 'Warning', one: 'warning', many: 'warnings' },
  advice: { word: 'Advice', one: 'piece of advice', many: 'pieces of advice' },
};

/** The word a severity is shown with. */
export const severityWord = (severity: Severity): string => severityWords[severity].word;

/** Counts problems by severity, also in words, the most severe first; severities without any are omitted. */
export const countsBySeverity = (problems: readonly { severity: Severity }[]) =>
  severities.flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    const { one, many } = severityWords[severity];
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

/** Returns a page as problems cite it: "p.57", "section 8.3", a section's name; "" for a rule that is in no book. */
export function pageText(page: Page): string {
  if (page === null) return '';
  if (typeof page === 'number') return `p.${page}`;
  return /^(\d|[IVX]+(, [IVX]+)*$)/.test(page) ? `section${page.includes(',') ? 's' : ''} ${page}` : page;
}

export const verdictKind = ({ legal, unknown }: Pick<Report, 'legal' | 'unknown'>): VerdictKind => {
  if (!legal) return 'illegal';
  return unknown > 0 ? 'undecided' : 'legal';
};

const words: Record<VerdictKind, string> = {
  legal: 'Legal',
  illegal: 'Not legal',
  undecided: 'No error found',
};

/** Returns a kind of verdict in one to three words. */
export const verdictWord = (kind: VerdictKind): string => words[kind];

/** Returns how many values the verdict lacks: "2 values unknown"; "" if it does not depend on any. */
export const unknownText = (report: Pick<Report, 'legal' | 'unknown'>): string =>
  verdictKind(report) === 'undecided' ? `${counted(report.unknown, 'value')} unknown` : '';

/** Returns the verdict without its problems: "Legal", "Not legal", "No error found; 2 values unknown". */
export const verdictAlone = (report: Pick<Report, 'legal' | 'unknown'>): string =>
  [verdictWord(verdictKind(report)), unknownText(report)].filter((part) => part !== '').join('; ');

/** Returns the verdict with its problems counted: "Legal", "Legal: 1 warning", "Not legal: 2 errors". */
export function verdictText(
  report: Pick<Report, 'legal' | 'unknown'> & { problems: readonly { severity: Severity }[] },
): string {
  const counts = severityCounts(report.problems);
  return `${verdictAlone(report)}${counts === '' ? '' : `: ${counts}`}`;
}
