import { readCollectionBytes } from '@/lib/check/read-collection';
import { faultText } from '@/lib/check/result-text';
import type { Answer } from '@/lib/optimizer/answers';
import { type Built, optimize } from '@/lib/optimizer/optimize';
import { changeText, comparedText, fieldedOf, type ModelCount, proofText } from '@/lib/optimizer/words';
import type { Collection } from '@/lib/roster/collection/collection';
import type { AnyOptimizerModel } from '@/lib/roster/collection/optimizer';
import { LIBRARY_BYTES } from '@/lib/roster/limits';
import type { Pack } from '@/lib/roster/pack/pack';
import { type Fault, type Parsed, refused } from '@/lib/roster/report';
import { headlineFigures } from '@/lib/roster/shown/figures';
import type { AnyGameSystem } from '@/lib/roster/system';
import { shownJson } from '@/lib/roster/text/visible';
import { counted, inSeries } from '@/lib/roster/text/words';
import { cleanText } from '@/lib/sheet/clean';
import { readAtMost, readPackFile, reasonOf } from './input';
import { isColoured, output, type Paint, paintFor } from './output';

/** Options of `muster build`. */
export interface BuildOptions {
  pack?: string;
  limit?: number;
  era?: string;
  allegiance?: string;
  faction?: string;
  army?: string;
  count: number;
  json?: boolean;
  /** Leave what a roster may still spend unspent. */
  unspent?: boolean;
}

/**
 * Builds the best legal rosters from a collection, and prints each as a line of JSON or as text.
 * @returns the exit status: 0 some found, 1 none, 2 something could not be read
 */
export async function build(source: string, options: BuildOptions): Promise<number> {
  const { limit, era, allegiance, faction, army, count, json, unspent = false } = options;
  let pack: Pack | null = null;
  if (options.pack !== undefined) {
    pack = await readPackFile(options.pack);
    if (pack === null) return 2;
  }
  const paint = paintFor(isColoured(process.stdout, process.env));
  const write = async (lines: readonly string[]) => {
    output.add(lines.map((line) => `${line}\n`).join(''));
    await output.flush();
  };
  const unreadable = async (faults: readonly Fault[]) => {
    const words = [
      `${paint.strong(cleanText(source))}  ${paint.bad('Cannot be read')}`,
      ...faults.map((fault) => `  ${cleanText(faultText(fault))}`),
    ];
    await write(json ? [shownJson({ source, rank: null, unreadable: faults })] : words);
    return 2;
  };
  const bytes = bytesOf(source);
  const read = bytes.ok ? await readCollectionBytes(bytes.value) : bytes;
  if (!read.ok) return unreadable(read.faults);
  const { collection, system } = read.value;
  const model = await system.optimizer();
  const asked = Object.fromEntries(
    Object.entries({ limit, era, allegiance, faction, army }).filter(([, value]) => value !== undefined),
  );
  const built = await optimize(collection, system, model, { pack, asked, count });
  if (!built.ok) {
    for (const fault of built.faults) process.stderr.write(`--${cleanText(faultText(fault))}\n`);
    return 2;
  }
  const { answers: found, conflict, change } = built.value;
  const answers = unspent ? found : found.map((each) => ({ ...each, roster: each.finished ?? each.roster }));
  const smallestChange = change && changeText(change);
  if (json)
    await write(
      answers.length === 0
        ? [shownJson({ source, rank: null, conflict, smallestChange })]
        : answers.map(({ rank: { cost, stars, elements }, proven, roster }) =>
            shownJson({ source, rank: { cost, stars, elements }, proven, roster }),
          ),
    );
  else
    await write([
      `${paint.strong(cleanText(collection.name) || 'Unnamed')}  ${paint.faint(cleanText(source))}`,
      ...readableAnswers({ answers, conflict, change }, { collection, system, model, pack }, paint),
    ]);
  return answers.length > 0 ? 0 : 1;
}

function bytesOf(source: string): Parsed<Uint8Array> {
  try {
    return { ok: true, value: readAtMost(source, LIBRARY_BYTES) };
  } catch (error) {
    return refused(reasonOf(error, source));
  }
}

/** What the answers were built from. */
interface BuildSource {
  collection: Collection;
  system: AnyGameSystem;
  model: AnyOptimizerModel;
  pack: Pack | null;
}

/** The rosters as text: the rank of each, what it fields and leaves unused, and whether it is proven. */
function readableAnswers({ answers, conflict, change }: Built, from: BuildSource, paint: Paint): string[] {
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
