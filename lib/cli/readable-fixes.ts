import type { FixAnswer } from '@/lib/fixes/answer';
import { effectOf, settingsHint } from '@/lib/fixes/effect';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import { cleanText } from '@/lib/sheet/clean';
import type { Paint } from './paint';

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
