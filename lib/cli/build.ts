import { readCollectionBytes } from '@/lib/check/read-collection';
import { faultText } from '@/lib/check/result-text';
import { optimize } from '@/lib/optimizer/optimize';
import { changeText } from '@/lib/optimizer/words';
import type { Pack } from '@/lib/roster/pack';
import { shownJson } from '@/lib/roster/plain-text';
import { type Fault, type Parsed, refused } from '@/lib/roster/report';
import { LIBRARY_BYTES } from '@/lib/roster/roster';
import { cleanText } from '@/lib/sheet/clean';
import { readAtMost, reasonOf } from './input';
import { readPackFile } from './named-file';
import { output } from './output';
import { isColoured, paintFor } from './paint';
import { readableAnswers } from './readable-answers';

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
    return refused(reasonOf(error));
  }
}
