import { statSync } from 'node:fs';
import type { Pack } from '@/lib/roster/pack';
import { batchChecker } from './batch';
import { addTo, noCount } from './count';
import { inputsOf } from './inputs';
import { readPackFile } from './named-file';
import { output } from './output';
import { isColoured } from './paint';
import { type ThreadPlan, Threads } from './threads';
import { VerdictFile } from './verdict-file';
import { Work } from './work';
import { writerFor } from './writers';

/** Options of `muster check`. */
export interface CheckOptions {
  pack?: string;
  json?: boolean;
  csv?: boolean;
  summary?: boolean;
  /** The verdict sheet to write, with or without the rosters after it. */
  out?: string;
  withRosters?: boolean;
  paper: 'a4' | 'letter';
}

/** Up to this many rosters, or bytes of a file with many in it, starting threads is not worthwhile. */
const WITHOUT_THREADS = 2000;
const WITHOUT_THREADS_BYTES = 1024 * 1024;

const isLarge = (file: string): boolean =>
  /\.(?:ndjson|txt|zip)$/i.test(file) &&
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > WITHOUT_THREADS_BYTES;

/**
 * Checks the rosters under the paths and prints an answer to each in order, or one summary. If there are many, spare
 * threads check some of them.
 * @returns the exit status: 0 all legal, 1 some not, 2 something could not be read or written
 */
export async function check(
  paths: readonly string[],
  options: CheckOptions,
  spare: ThreadPlan | null = null,
): Promise<number> {
  let pack: Pack | null = null;
  if (options.pack !== undefined) {
    pack = await readPackFile(options.pack);
    if (pack === null) return 2;
  }
  const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
  if (options.out !== undefined) output.writesFiles();
  const answering = { ...options, coloured: isColoured(process.stdout, process.env) };
  const writer = writerFor(answering, pack);
  const verdicts = verdictFileFor(options, pack);
  const count = noCount();
  let remarks = 0;
  const remark = (sentence: string) => {
    remarks++;
    say(sentence);
  };
  const checkHere = batchChecker(pack, (examined, source) => {
    const part = writer.part(examined, source);
    verdicts?.add(examined, source);
    return part;
  });
  // The verdict sheet needs the rosters themselves, which threads do not return.
  const threads = verdicts === null && spare !== null && spare.count > 0 ? spare : null;
  const work = new Work(
    paths.some(isLarge) ? 0 : WITHOUT_THREADS,
    () => threads && new Threads(threads, { answering, pack }, checkHere, say),
    checkHere,
    async (batch) => {
      addTo(count, batch.count);
      for (const part of batch.parts) output.add(await writer.each(part));
      await output.flush();
    },
  );
  try {
    for (const path of paths)
      for await (const inputs of inputsOf(path, { except: options.pack ?? null, remark }))
        await work.add(inputs);
    await work.done();
  } finally {
    await work.end();
  }
  output.add(await writer.end(count));
  await output.flush();
  const written = (await verdicts?.write()) ?? true;
  if (count.unreadable > 0 || remarks > 0 || !written) return 2;
  return count.notLegal > 0 ? 1 : 0;
}

const verdictFileFor = ({ out, paper, withRosters = false }: CheckOptions, pack: Pack | null) =>
  out === undefined ? null : new VerdictFile({ file: out, paper, pack, withRosters });
