import type { Examined } from '@/lib/check/answer';
import { faultText } from '@/lib/check/row-text';
import { briefly } from '@/lib/roster/figure';
import type { Parsed, Problem } from '@/lib/roster/report';
import { pageText, verdictKind, verdictText } from '@/lib/roster/verdict';
import { culpritsOf, inList } from '@/lib/roster/words';
import { cleanText } from '@/lib/sheet/clean';
import type { Paint } from './paint';

/** What a person reads about one roster: name, figures, verdict, and every problem. */
export function readable(source: string, examined: Parsed<Examined>, paint: Paint): string {
  const from = cleanText(source);
  if (!examined.ok) {
    return [
      `${paint.strong(from)}  ${paint.bad('Cannot be read')}`,
      ...examined.faults.map((fault) => `  ${cleanText(faultText(fault))}`),
    ].join('\n');
  }
  const { roster, system, checked } = examined.value;
  const { report } = checked;
  const figures = briefly(system.figures(checked.reckoning)).map(({ label, value }) => `${label} ${value}`);
  const verdict = paint[tones[verdictKind(report)]](verdictText(report));
  const labels = system.labels(roster.force);
  return [
    `${paint.strong(cleanText(roster.name) || 'Unnamed')}  ${paint.faint(from)}`,
    `  ${[...figures, verdict].join(' · ')}`,
    ...report.problems.map((problem) => `  ${problemLine(problem, labels, paint)}`),
  ].join('\n');
}

const tones = { legal: 'good', illegal: 'bad', undecided: 'remark' } as const;

function problemLine(
  { rule, severity, elements, page, message }: Problem,
  labels: Map<string, string>,
  paint: Paint,
) {
  const tone = severity === 'error' ? paint.bad : severity === 'warning' ? paint.remark : paint.faint;
  const culprits = culpritsOf(
    message,
    elements.map((id) => labels.get(id) ?? id),
  );
  const who = culprits.length === 0 ? '' : `${inList(culprits)}: `;
  const where = [pageText(page), rule].filter((part) => part !== '').join(', ');
  return `${tone(severity.padEnd(7))}  ${cleanText(`${who}${message}`)} ${paint.faint(`(${where})`)}`;
}
