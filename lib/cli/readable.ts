import { faultText } from '@/lib/check/result-text';
import type { CheckedRoster } from '@/lib/roster/check';
import { headlineFigures } from '@/lib/roster/figure';
import type { Parsed, Problem } from '@/lib/roster/report';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { pageText, verdictKind, verdictText } from '@/lib/roster/verdict';
import { cleanText } from '@/lib/sheet/clean';
import type { Paint } from './paint';

/** The answer about one roster as text: name, figures, verdict, and every problem. */
export function readable(source: string, examined: Parsed<CheckedRoster>, paint: Paint): string {
  const from = cleanText(source);
  if (!examined.ok) {
    return [
      `${paint.strong(from)}  ${paint.bad('Cannot be read')}`,
      ...examined.faults.map((fault) => `  ${cleanText(faultText(fault))}`),
    ].join('\n');
  }
  const { roster, system, checked } = examined.value;
  const { report } = checked;
  const figures = headlineFigures(system.figures(checked.evaluation)).map(
    ({ label, value }) => `${label} ${value}`,
  );
  const verdict = paint[tones[verdictKind(report)]](verdictText(report));
  return [
    `${paint.strong(cleanText(roster.name) || 'Unnamed')}  ${paint.faint(from)}`,
    `  ${[...figures, verdict].join(' · ')}`,
    ...report.problems.map((problem) => `  ${problemLine(problem, system, paint)}`),
  ].join('\n');
}

const tones = { legal: 'good', illegal: 'bad', undecided: 'remark' } as const;

function problemLine(problem: Problem, system: AnyGameSystem, paint: Paint) {
  const { rule, severity, page } = problem;
  const tone = severity === 'error' ? paint.bad : severity === 'warning' ? paint.remark : paint.faint;
  const where = [pageText(page), rule].filter((part) => part !== '').join(', ');
  return `${tone(severity.padEnd(7))}  ${cleanText(sentenceOf(problem, system))} ${paint.faint(`(${where})`)}`;
}
