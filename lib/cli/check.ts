import { type CheckResult, checkResultOf, type ResultFix } from '@/lib/check/answer';
import { rosterPaper } from '@/lib/check/verdict-parts';
import { verdictSheets } from '@/lib/check/verdict-sheet';
import { sha256 } from '@/lib/node/many-rosters';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import { packText } from '@/lib/roster/pack/text';
import type { Parsed } from '@/lib/roster/report';
import { VERSION } from '@/lib/roster/version';
import type { Paper } from '@/lib/sheet/card';
import { cleanText } from '@/lib/sheet/clean';
import type { Separator } from '@/lib/sheet/csv';
import { carried } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { loadSystem } from '@/lib/systems/registry';
import { readPackFile, unwrittenReasonOf } from './input';
import { inputsOf } from './inputs';
import { isColoured, mayPrint, mayWrite, output, writeOutFile } from './output';
import { type AnswerOf, countIn, inputChecker, noCount, writerFor } from './writers';

/** Options of `muster check`. */
export interface CheckOptions {
  pack?: string;
  json?: boolean;
  csv?: boolean;
  summary?: boolean;
  /** Between the cells of CSV. */
  separator?: Separator;
  /** The verdict sheet to write, with or without the rosters after it. */
  output?: string;
  withRosters?: boolean;
  /** Searches for the first fix of each roster that is not legal, for the CSV and the verdict sheet. */
  fixes?: boolean;
  paper: 'a4' | 'letter';
}

/**
 * Checks the rosters under the paths and prints an answer to each in order, or one summary.
 * @returns the exit status: 0 all legal, 1 some not, 2 something could not be read or written
 */
export async function check(paths: readonly string[], options: CheckOptions): Promise<number> {
  let pack: Pack | null = null;
  if (options.pack !== undefined) {
    pack = await readPackFile(options.pack);
    if (pack === null) return 2;
  }
  if (options.output !== undefined && !(mayPrint() && mayWrite(options.output, [...paths, options.pack])))
    return 2;
  const writer = writerFor({ ...options, coloured: isColoured(process.stdout, process.env) }, pack);
  const verdicts = verdictFileFor(options, pack);
  const count = noCount();
  let remarks = 0;
  const remark = (sentence: string) => {
    remarks++;
    process.stderr.write(`${sentence}\n`);
  };
  const answerOf: AnswerOf = (examined, source, fix) => {
    verdicts?.add(examined, source, fix);
    return writer.each(examined, source, fix);
  };
  const checkInput = inputChecker(pack, answerOf, options.fixes);
  for (const path of paths)
    for await (const inputs of inputsOf(path, { except: options.pack ?? null, remark })) {
      for (const input of inputs) {
        const { examined, text } = await checkInput(input);
        countIn(count, examined);
        output.add(text);
      }
      await output.flush();
    }
  output.add(await writer.end(count));
  await output.flush();
  const written = (await verdicts?.write()) ?? true;
  if (count.unreadable > 0 || remarks > 0 || !written) return 2;
  return count.notLegal > 0 ? 1 : 0;
}

const verdictFileFor = (
  { output: file, paper, withRosters = false, fixes = false }: CheckOptions,
  pack: Pack | null,
) => (file === undefined ? null : new VerdictFile({ file, paper, pack, withRosters, fixes }));

/** Options of the verdict sheet of `muster check -o`. */
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
      await writeOutFile(file, printed);
      return true;
    } catch (error) {
      process.stderr.write(`${cleanText(file)} cannot be written. ${unwrittenReasonOf(error, file)}\n`);
      return false;
    }
  }
}
