import { statSync, writeFileSync } from 'node:fs';
import { type CheckResult, checkResultOf, type ResultFix } from '@/lib/check/check-result';
import type { Input } from '@/lib/check/input';
import { rosterPaper } from '@/lib/check/roster-paper';
import { verdictSheets } from '@/lib/check/verdict-sheet';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import { packText } from '@/lib/roster/pack-text';
import type { Parsed } from '@/lib/roster/report';
import { VERSION } from '@/lib/roster/version';
import type { Paper } from '@/lib/sheet/card';
import { cleanText } from '@/lib/sheet/clean';
import { carried } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { loadSystem } from '@/lib/systems/registry';
import { type Batch, type BatchChecker, batchChecker, type PartOf } from './batch';
import { addTo, noCount } from './count';
import { sha256 } from './hash';
import { reasonOf } from './input';
import { inputsOf } from './inputs';
import { readPackFile } from './named-file';
import { output } from './output';
import { isColoured } from './paint';
import { type ThreadPlan, Threads } from './threads';
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
  /** Searches for the first fix of each roster that is not legal, for the CSV and the verdict sheet. */
  fixes?: boolean;
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
  const part: PartOf = (examined, source, fix) => {
    verdicts?.add(examined, source, fix);
    return writer.part(examined, source, fix);
  };
  const checkHere = batchChecker(pack, part, options.fixes);
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

const verdictFileFor = (
  { out, paper, withRosters = false, fixes = false }: CheckOptions,
  pack: Pack | null,
) => (out === undefined ? null : new VerdictFile({ file: out, paper, pack, withRosters, fixes }));

/** Options of the verdict sheet of `muster check --out`. */
interface VerdictFileOptions {
  file: string;
  paper: 'a4' | 'letter';
  pack: Pack | null;
  /** Prints every roster after the verdicts, each starting a page. */
  withRosters: boolean;
  /** Says how each list becomes legal. */
  fixes: boolean;
}

/** Collects the lines of a verdict sheet, and the rosters if they are printed too. */
class VerdictFile {
  private readonly rows: CheckResult[] = [];
  private readonly rosters: CheckedRoster[] = [];

  constructor(private readonly options: VerdictFileOptions) {}

  add(examined: Parsed<CheckedRoster>, source: string, fix: ResultFix | undefined): void {
    this.rows.push({ ...checkResultOf(examined, source, sha256), fix });
    if (this.options.withRosters && examined.ok) this.rosters.push(examined.value);
  }

  /** Writes the PDF; if that fails, prints why to standard error and returns false. */
  async write(): Promise<boolean> {
    const { file, paper, pack, fixes } = this.options;
    const system = pack && (await loadSystem(pack.system));
    const words = pack && system ? packText(pack, system) : '';
    const head = { pack, packText: words, date: new Date(), version: VERSION, fixes };
    const papers: Paper[] = verdictSheets(this.rows, head);
    // One by one, so that no sheet is shared between players.
    for (const roster of this.rosters) papers.push(...(await rosterPaper(roster, pack)));
    const { renderPdf } = await import('@/lib/sheet/pdf/render');
    const carries = this.rosters.map(({ roster }) => carried(roster));
    const printed = await renderPdf(papers, { paper, carries }, nodeFonts());
    try {
      writeFileSync(file, printed);
      return true;
    } catch (error) {
      process.stderr.write(`${cleanText(file)} cannot be written. ${reasonOf(error)}\n`);
      return false;
    }
  }
}

/** Maximum number of batches being checked or waiting for earlier ones, if threads share the work. */
const MAX_IN_PROGRESS = 16;

/** Checks batches, in threads if there are many rosters, and passes the results on in the order of the inputs. */
class Work {
  private seen = 0;
  private threads: Threads | null = null;
  /** A promise for each batch in progress, settled when its result is passed on. */
  private readonly inProgress: Promise<void>[] = [];

  /**
   * @param threshold the number of rosters above which threads are started
   * @param start starts threads; null if it may not
   * @param checkHere checks a batch in this thread
   * @param take gets the results
   */
  constructor(
    private readonly threshold: number,
    private readonly start: () => Threads | null,
    private readonly checkHere: BatchChecker,
    private readonly take: (batch: Batch) => Promise<void>,
  ) {}

  /** Adds a batch; waits while the maximum is in progress. */
  async add(inputs: readonly Input[]): Promise<void> {
    const before = this.seen;
    this.seen += inputs.length;
    if (before <= this.threshold && this.seen > this.threshold) this.threads = this.start();
    const checked = this.threads?.check(inputs) ?? this.checkHere(inputs);
    const passedOn = Promise.all([checked, this.inProgress.at(-1)]).then(([batch]) => this.take(batch));
    this.inProgress.push(passedOn);
    // Errors are thrown where the promise is awaited.
    passedOn.catch(() => {});
    await this.atMost(this.threads === null ? 0 : MAX_IN_PROGRESS);
  }

  /** Waits until all results are passed on. */
  done = (): Promise<void> => this.atMost(0);

  /** Ends the threads. */
  end = async (): Promise<void> => this.threads?.end();

  private async atMost(count: number): Promise<void> {
    while (this.inProgress.length > count) await this.inProgress.shift();
  }
}
