import { createReadStream, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentsInTurn, EMPTY } from '@/lib/check/contents';
import { type Input, refusedInput } from '@/lib/check/input';
import { tooLargeFile } from '@/lib/check/limits';
import { inputsOfLines } from '@/lib/check/lines';
import { readPdf } from '@/lib/node/read-pdf';
import { counted, inList } from '@/lib/roster/words';
import { cleanText } from '@/lib/sheet/clean';
import { codeOf, readAtMost, reasonOf } from './input';
import { inputsOfStream } from './stream';
import { type Found, filesOf, notOpenedText } from './walk';

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
  try {
    if (given === '-') yield* reported(given, inputsOfStream(given, process.stdin), walk.remark);
    else if (statSync(given).isDirectory()) yield* inputsOfFolder(given, walk);
    else yield* inputsOfFile({ bytes: Buffer.from(given), shown: given }, walk.remark);
  } catch (error) {
    yield [refusedInput(given, isMisread(given, error) ? MISREAD : reasonOf(error))];
  }
}

/** Whether a path that was given and is not there was not valid UTF-8, of which Node keeps only replacement marks. */
const isMisread = (given: string, error: unknown): boolean =>
  codeOf(error) === 'ENOENT' && given.includes('\uFFFD');

const MISREAD =
  'There is no such file or folder. If its name is not valid UTF-8, give the folder that it is in instead.';

const inputsOfFile = (file: Found, remark: Walk['remark']) => reported(file.shown, batchesOf(file), remark);

/** Yields the batches of a file or a stream, or why there are none. */
async function* reported(
  shown: string,
  batches: AsyncIterable<Input[]>,
  remark: Walk['remark'],
): AsyncGenerator<Input[]> {
  let hasInputs = false;
  try {
    for await (const inputs of batches) {
      hasInputs ||= inputs.length > 0;
      yield inputs;
    }
    if (!hasInputs) remark(`${shown}: There is no roster in it.`);
  } catch (error) {
    yield [refusedInput(shown, reasonOf(error))];
  }
}

async function* batchesOf({ bytes, shown }: Found): AsyncGenerator<Input[]> {
  const stats = statSync(bytes);
  // A shell's process substitution is a pipe.
  if (stats.isFIFO()) yield* inputsOfStream(shown, createReadStream(bytes));
  else if (!stats.isFile()) yield [refusedInput(shown, notOpenedText(stats))];
  else if (/\.ndjson$/i.test(shown))
    yield* inputsOfLines(shown, createReadStream(bytes, { highWaterMark: 256 * 1024 }));
  else {
    const refusal = await tooLargeFile(shown, stats.size, (most) => readAtMost(bytes, most));
    if (refusal !== null) yield [refusedInput(shown, refusal)];
    else for await (const input of contentsInTurn(shown, readFileSync(bytes), readPdf)) yield [input];
  }
}

async function* inputsOfFolder(folder: string, walk: Walk): AsyncGenerator<Input[]> {
  const except = walk.except === null ? null : realPath(Buffer.from(walk.except));
  const others: string[] = [];
  let rosters = 0;
  for (const found of filesOf(folder)) {
    if ('source' in found) {
      rosters++;
      yield [found];
    } else if (except?.equals(realPath(found.bytes))) {
      // The pack is not a list.
    } else if (LISTS.test(found.shown)) {
      rosters++;
      yield* inputsOfFile(found, walk.remark);
    } else {
      const batches: Input[][] = [];
      for await (const batch of inputsOfFile(found, () => {})) batches.push(batch);
      if (batches.flat().some(isAboutRoster)) {
        rosters++;
        yield* batches;
      } else others.push(path.relative(folder, found.shown));
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
function realPath(file: Buffer): Buffer {
  try {
    return realpathSync.native(file, 'buffer');
  } catch {
    return file;
  }
}
