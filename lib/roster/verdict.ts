import type { SheetVerdict } from '@/lib/sheet/sheet';
import type { Report } from './report';
import type { Page } from './rule';
import { severityCounts } from './severity';
import { culpritsOf, inList } from './words';

/** A page as problems cite it: "p.57", "section 8.3", a section's name; "" where a rule stands in no book. */
export function pageText(page: Page): string {
  if (page === null) return '';
  if (typeof page === 'number') return `p.${page}`;
  return /^\d/.test(page) ? `section${page.includes(',') ? 's' : ''} ${page}` : page;
}

/** A verdict in a few words: "Legal", "Legal: 1 warning", "Not legal: 2 errors". */
export function verdictText({ legal, problems }: Report): string {
  const counts = severityCounts(problems);
  return `${legal ? 'Legal' : 'Not legal'}${counts === '' ? '' : `: ${counts}`}`;
}

/** The verdict as paper shows it, each problem with the names of the elements at fault and its page. */
export function sheetVerdict(
  report: Report,
  elements: readonly { id: string; label: string }[],
): SheetVerdict {
  const labels = new Map(elements.map(({ id, label }) => [id, label]));
  return {
    legal: report.legal,
    text: verdictText(report),
    problems: report.problems.map(({ rule, severity, message, page, elements: ids }) => {
      const culprits = culpritsOf(
        message,
        ids.map((id) => labels.get(id) ?? id),
      );
      const cited = page === null ? '' : ` (${pageText(page)})`;
      return {
        severity,
        rule,
        text: `${culprits.length > 0 ? `${inList(culprits)}: ` : ''}${message.replace(/\.$/, '')}${cited}.`,
      };
    }),
  };
}
