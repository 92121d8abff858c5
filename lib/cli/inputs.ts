import { createReadStream, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentsInTurn, EMPTY } from '@/lib/check/contents';
import { type Input, refusedInput } from '@/lib/check/input';
import { utf8Chunks } from '@/lib/check/json';
import { jsonFault } from '@/lib/check/json-fault';
import {
  type LargeKind,
  LINES,
  largeKindOf,
  largerThan,
  packedByBytes,
  tooLargeFile,
} from '@/lib/check/limits';
import { inputsOfLines } from '@/lib/check/lines';
import { readPdf } from '@/lib/node/read-pdf';
import { TOO_LARGE } from '@/lib/roster/file';
import { FILE_BYTES } from '@/lib/roster/limits';
import { counted, inList } from '@/lib/roster/text/words';
import { cleanText } from '@/lib/sheet/clean';
import { codeOf, type Found, filesOf, notOpenedText, readAtMost, reasonOf } from './input';

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
    const reason = reasonOf(error, given);
    yield [refusedInput(given, isMisread(given, error) ? `${reason} ${MISREAD}` : reason)];
  }
}

/** Whether a path that was given and is not there was not valid UTF-8, of which Node keeps only replacement marks. */
const isMisread = (given: string, error: unknown): boolean =>
  codeOf(error) === 'ENOENT' && given.includes('\uFFFD');

const MISREAD = 'If its name is not valid UTF-8, give the folder that it is in instead.';

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
    if (!hasInputs) remark(`${shown}: ${EMPTY}`);
  } catch (error) {
    yield [refusedInput(shown, reasonOf(error, shown))];
  }
}

const WANTED = 'Give roster files, PDFs made by Muster, or texts with links to rosters.';

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
    walk.remark(
      `${folder}: No roster was found in this folder (${counted(others.length, 'file')} read). ${WANTED}`,
    );
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

/** What a stream holds: a roster per line, a kind of file that may be large, or else a roster or an unread archive. */
type Form = 'lines' | 'file' | LargeKind;

/**
 * Yields the rosters of a stream such as standard input or a pipe: one roster over several lines, one roster per line,
 * or what a file of any other kind holds. Reads ahead until it can tell, at most the size of a roster, and anything but
 * lines whole, up to the limit of its kind.
 */
export async function* inputsOfStream(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Input[]> {
  const rest = utf8Chunks(chunks)[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const readOn = async () => {
    const { value, done } = await rest.next();
    ended = done === true;
    if (ended) return;
    read.push(value as Uint8Array);
    size += (value as Uint8Array).length;
  };

  let form: Form | null = null;
  while (form === null) {
    await readOn();
    form = formOf(Buffer.concat(read), ended || size > FILE_BYTES);
  }
  if (form === 'lines') {
    yield* inputsOfLines(name, chain(read, rest));
    return;
  }
  if (form !== 'file') while (!ended && size <= form.most) await readOn();
  const refusal = form !== 'file' ? largerThan(form, size) : size > FILE_BYTES && !ended ? TOO_LARGE : null;
  if (refusal !== null) yield [refusedInput(name, refusal)];
  else if (size > 0)
    for await (const input of contentsInTurn(name, Buffer.concat(read), readPdf)) yield [input];
}

/** The form of a stream by its head; null if more of it is needed. */
function formOf(head: Buffer, complete: boolean): Form | null {
  // Before the text is split into lines: a mail may have a roster in one.
  const kind = largeKindOf(head);
  if (kind !== null) return kind;
  if (packedByBytes(head) !== null) return 'file';
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  const end = complete ? text.length : text.lastIndexOf('\n') + 1;
  const [first, ...others] = text
    .slice(0, end)
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (first !== undefined && jsonFault(first) === null) return 'lines';
  // The first line may be damaged while others are intact; a chat or a letter may have a roster in a line.
  if (first !== undefined && JSON_LINE.test(first) && others.some(isRosterLine)) return 'lines';
  if (!complete) return null;
  return /^\s*[{[]/.test(text) ? 'file' : LINES;
}

/** A line of JSON, whatever is wrong with it or missing at one of its ends. */
const JSON_LINE = /^\s*[{[]|[}\]]\s*$/;

/** Whether a line is a roster by itself, whatever else is wrong with it. */
function isRosterLine(line: string): boolean {
  try {
    return line.includes('"muster"') && Object.hasOwn(JSON.parse(line), 'muster');
  } catch {
    return false;
  }
}

async function* chain(head: Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
