import type { Report, VerdictKind } from './report';
import type { Page, Severity } from './rule';
import { severityCounts } from './severity';
import { counted } from './text/words';

/** Returns a page as problems cite it: "p.57", "section 8.3", a section's name; "" for a rule that is in no book. */
export function pageText(page: Page): string {
  if (page === null) return '';
  if (typeof page === 'number') return `p.${page}`;
  return /^\d/.test(page) ? `section${page.includes(',') ? 's' : ''} ${page}` : page;
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
