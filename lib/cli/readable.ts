import { faultText } from '@/lib/check/result-text';
import type { FixAnswer } from '@/lib/fixes/answer';
import { effectOf, settingsHint } from '@/lib/fixes/effect';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Parsed, Problem } from '@/lib/roster/report';
import { sentenceOf } from '@/lib/roster/sentence';
import { headlineFigures } from '@/lib/roster/shown/figures';
import type { AnyGameSystem } from '@/lib/roster/system';
import { pageText, verdictKind, verdictText } from '@/lib/roster/verdict';
import { cleanText } from '@/lib/sheet/clean';
import type { Paint } from './output';

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

type Found = Extract<FixAnswer, { fixes: unknown }>;

/** The fixes of a roster as text: what each does, or how far the search went if it found none. */
export async function readableFixes(
  { roster: { force }, system, checked }: CheckedRoster,
  { fixes, searched }: Found,
  pack: Pack | null,
  paint: Paint,
): Promise<string[]> {
  if (fixes.length === 0) return [`  ${paint.remark('no fix')}   ${nothing(searched)}`];
  const hint = settingsHint(fixes, system.labels(force).size);
  const lines = fixes.map(({ cost, proven, edits, roster: fixed }, at) => {
    const what = edits.map(({ text }) => cleanText(text)).join('; ');
    const effect = effectOf(system, checked.evaluation, system.evaluate(fixed.force, pack));
    const isSmallest = proven ? 'proven: no fix costs less' : 'perhaps not the smallest';
    const more = [`cost ${cost}`, ...(at === 0 ? [isSmallest] : []), ...effect];
    return `  ${paint.good(`fix ${at + 1}`.padEnd(7))}  ${what} ${paint.faint(`(${more.join(' · ')})`)}`;
  });
  return hint === '' ? lines : [...lines, `  ${paint.remark('advice')}   ${hint}`];
}

const nothing = ({ upTo, seconds, ended }: Found['searched']) =>
  `None was found in ${seconds.toFixed(1)} s${ended ? '' : ', when its time was up'}${upTo > 0 ? `; all edits up to a cost of ${upTo} together were tried` : ''}.`;
