import type { Answer } from '@/lib/optimizer/answers';
import type { Built } from '@/lib/optimizer/optimize';
import { changeText, comparedText, fieldedOf, type ModelCount, proofText } from '@/lib/optimizer/words';
import type { Collection } from '@/lib/roster/collection';
import { headlineFigures } from '@/lib/roster/figure';
import type { AnyOptimizerModel } from '@/lib/roster/optimizer';
import type { Pack } from '@/lib/roster/pack';
import type { AnyGameSystem } from '@/lib/roster/system';
import { counted, inSeries } from '@/lib/roster/words';
import { cleanText } from '@/lib/sheet/clean';
import type { Paint } from './paint';

/** What the answers were built from. */
interface BuildSource {
  collection: Collection;
  system: AnyGameSystem;
  model: AnyOptimizerModel;
  pack: Pack | null;
}

/** The rosters as text: the rank of each, what it fields and leaves unused, and whether it is proven. */
export function readableAnswers(
  { answers, conflict, change }: Built,
  from: BuildSource,
  paint: Paint,
): string[] {
  if (answers.length === 0)
    return [
      `  ${paint.bad('No legal roster')}`,
      ...conflict.map((sentence) => `  ${paint.remark('because')}  ${cleanText(sentence)}`),
      ...(change === null ? [] : [`  ${paint.remark('instead')}  ${cleanText(changeText(change))}`]),
    ];
  return answers.flatMap((answer, index) => {
    const { system, model, pack, collection } = from;
    const { rank, roster } = answer;
    const evaluation = system.evaluate(roster.force, pack);
    const figures = headlineFigures(system.figures(evaluation)).map(
      ({ label, value }) => `${label} ${value}`,
    );
    const ranked = [...figures, counted(rank.stars, 'star'), counted(rank.elements, ...system.noun)];
    const { fields, home } = fieldedOf(answer, collection, model);
    const listed = (models: readonly ModelCount[]) =>
      inSeries(models.map(({ count, name }) => `${count} × ${name}`)) || 'nothing';
    return [
      `  ${paint.good(`roster ${index + 1}`)}  ${ranked.join(' · ')} · ${proofText(answer, index + 1)}`,
      `    fielded  ${cleanText([listed(fields), ...model.choiceTexts(roster.force)].join('; '))}`,
      `    unused   ${cleanText(listed(home))}`,
      ...comparedLines(answer, answers[0], from),
    ];
  });
}

/** What a further roster gains and lacks against the first. */
function comparedLines(
  answer: Answer,
  first: Answer | undefined,
  { collection, model }: BuildSource,
): string[] {
  if (first === undefined || answer === first) return [];
  const { gains, lacks } = comparedText(answer, first, collection, model);
  const line = (name: string, parts: string[]) =>
    parts.length === 0 ? [] : [`    ${name.padEnd(7)}  ${cleanText(inSeries(parts))}`];
  return [...line('gains', gains), ...line('lacks', lacks)];
}
