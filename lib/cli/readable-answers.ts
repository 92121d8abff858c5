import type { Answer, Built } from '@/lib/optimizer/optimize';
import type { Collection } from '@/lib/roster/collection';
import { briefly } from '@/lib/roster/figure';
import type { AnyOptimizerModel } from '@/lib/roster/optimizer';
import type { Pack } from '@/lib/roster/pack';
import type { AnyGameSystem } from '@/lib/roster/system';
import { counted, inSeries } from '@/lib/roster/words';
import { cleanText } from '@/lib/sheet/clean';
import type { Paint } from './paint';

/** What the answers are built of. */
interface From {
  collection: Collection;
  system: AnyGameSystem;
  model: AnyOptimizerModel;
  pack: Pack | null;
}

/** The rosters for a person: what each ranks by, what it fields and leaves at home, and whether it is the best. */
export function readableAnswers({ answers, conflict }: Built, from: From, paint: Paint): string[] {
  if (answers.length === 0)
    return [
      `  ${paint.bad('No legal roster')}`,
      ...conflict.map((sentence) => `  ${paint.remark('because')}  ${cleanText(sentence)}`),
    ];
  return answers.flatMap((answer, at) => {
    const { system, model, pack, collection } = from;
    const { rank, roster, fielded } = answer;
    const reckoning = system.reckon(roster.force, pack);
    const figures = briefly(system.figures(reckoning)).map(({ label, value }) => `${label} ${value}`);
    const ranked = [...figures, counted(rank.stars, 'star'), counted(rank.elements, ...system.noun)];
    const listed = (of: (at: number) => number) =>
      inSeries(
        collection.entries.flatMap((entry, index) =>
          of(index) > 0 ? [`${of(index)} × ${model.called(entry)}`] : [],
        ),
      ) || 'nothing';
    const home = listed((index) => (collection.entries[index]?.count ?? 0) - (fielded[index] ?? 0));
    return [
      `  ${paint.good(`roster ${at + 1}`)}  ${ranked.join(' · ')} · ${standing(answer)}`,
      `    fields   ${cleanText([listed((index) => fielded[index] ?? 0), ...model.chosen(roster.force)].join('; '))}`,
      `    at home  ${cleanText(home)}`,
    ];
  });
}

function standing({ proven, bestOfRest }: Answer): string {
  if (proven) return 'proven: no legal roster ranks higher';
  return bestOfRest
    ? 'the best of those that differ from the rosters above'
    : 'not proven: one may rank higher';
}
