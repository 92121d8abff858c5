import { createReadStream, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { contentsInTurn, EMPTY } from '@/lib/check/contents';
import { type Input, refusedInput } from '@/lib/check/input';
import { tooLarge } from '@/lib/check/limits';
import { inputsOfLines } from '@/lib/check/lines';
import { readPdf } from '@/lib/node/read-pdf';
import { counted, inList } from '@/lib/roster/words';
import { cleanText } from '@/lib/sheet/clean';
import { reasonOf } from './input';
import { inputsOfStream } from './stream';
import { filesOf, notOpenedText } from './walk';

/** Options for finding inputs under paths. */
export interface Walk {
  /** A file in a folder to skip: the pack. */
  except: string | null;
  /** Gets a sentence about each path without rosters. */
  remark: (sentence: string) => void;
}

/**
 * Yields everything to check under a path, in batches: a file, each line of an `.ndjson` file, the contents of a PDF
 * or a zip, a folder of these, or standard input for `-`. Reads lazily; what cannot be read is yielded as refused.
 */
export async function* inputsOf(given: string, walk: Walk): AsyncGenerator<Input[]> {
  let hasInputs = false;
  try {
    const stats = given === '-' ? null : statSync(given);
    if (stats?.isDirectory()) {
      yield* inputsOfFolder(given, walk);
      return;
    }
    for await (const inputs of stats ? inputsOfFile(given, stats) : inputsOfStream('-', process.stdin)) {
      hasInputs ||= inputs.length > 0;
      yield inputs;
    }
    if (!hasInputs) walk.remark(`${given}: There is no roster in it.`);
  } catch (error) {
    yield [refusedInput(given, reasonOf(error))];
  }
}

async function* inputsOfFile(file: string, stats: Stats): AsyncGenerator<Input[]> {
  // A shell's process substitution is a pipe.
  if (stats.isFIFO()) yield* inputsOfStream(file, createReadStream(file));
  else if (!stats.isFile()) yield [refusedInput(file, notOpenedText(stats))];
  else if (/\.ndjson$/i.test(file))
    yield* inputsOfLines(file, createReadStream(file, { highWaterMark: 256 * 1024 }));
  else {
    const refusal = tooLarge(file, stats.size);
    if (refusal !== null) yield [refusedInput(file, refusal)];
    else for await (const input of contentsInTurn(file, readFileSync(file), readPdf)) yield [input];
  }
}

async function* inputsOfFolder(folder: string, walk: Walk): AsyncGenerator<Input[]> {
  const except = walk.except === null ? null : realPath(walk.except);
  const others: string[] = [];
  let rosters = 0;
  for (const found of filesOf(folder)) {
    if (typeof found !== 'string') {
      rosters++;
      yield [found];
    } else if (except !== null && realPath(found) === except) {
      // The pack is not a list.
    } else if (LISTS.test(found)) {
      rosters++;
      yield* inputsOf(found, walk);
    } else {
      const batches: Input[][] = [];
      for await (const batch of inputsOf(found, { ...walk, remark: () => {} })) batches.push(batch);
      if (batches.flat().some(isAboutRoster)) {
        rosters++;
        yield* batches;
      } else others.push(path.relative(folder, found));
    }
  }
  if (rosters === 0)
    walk.remark(`${folder}: There is no roster in it; ${counted(others.length, 'file')} looked at.`);
  else if (others.length > 0)
    process.stderr.write(
      `${cleanText(`${folder}: Not checked, because no roster or link was found: ${inList(others)}.`)}\n`,
    );
}

/** Names of files that hold lists; one of them without a list is reported. */
const LISTS = /\.(?:json|ndjson|pdf|zip|eml)$/i;

/** Whether an input from a file of any name has a roster, or was not read, which is then reported. */
const isAboutRoster = ({ bytes }: Input): boolean =>
  bytes.ok
    ? Buffer.from(bytes.value).includes('"muster')
    : bytes.why !== 'words' && bytes.faults[0]?.message !== EMPTY;

/** The real path of a file; the path itself for a broken link. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
