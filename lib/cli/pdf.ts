import { examine } from '@/lib/check/answer';
import { withBugGuard } from '@/lib/check/input';
import { linkTo } from '@/lib/check/link';
import { readRosterBytes } from '@/lib/check/read';
import { faultText } from '@/lib/check/result-text';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import { cleanText } from '@/lib/sheet/clean';
import { type PaperChoice, papersOf } from '@/lib/sheet/papers';
import { carriedFor } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { readPackFile, unwrittenReasonOf } from './input';
import { inputsOf } from './inputs';
import { mayPrint, mayWrite, writeOutFile } from './output';

/** Options of `muster pdf`. */
export interface PdfOptions {
  output: string;
  paper: 'a4' | 'letter';
  orientation?: 'portrait' | 'landscape';
  large?: boolean;
  /** False leaves the sheets out. */
  sheet?: boolean;
  /** Print the cards and the play summary as well. */
  cards?: boolean;
  playSummary?: boolean;
  opponent?: boolean;
  /** Print the notes of elements. */
  notes?: boolean;
  /** Print each roster as a QR code that opens it in the app at this address. */
  qr?: boolean;
  address: string;
  pack?: string;
}

/**
 * Prints rosters into one file, legal or not: a sheet shared by their players, if the game has one; their own sheets,
 * each starting a page; their cards; the play summary.
 * @returns the exit status: 0 printed, 2 something could not be read or written
 */
export async function pdf(files: readonly string[], options: PdfOptions): Promise<number> {
  if (!mayPrint() || !mayWrite(options.output, [...files, options.pack])) return 2;
  let pack: Pack | null = null;
  if (options.pack !== undefined) {
    pack = await readPackFile(options.pack);
    if (pack === null) return 2;
  }
  const rosters: CheckedRoster[] = [];
  for (const file of files) {
    const examined = await examinedUnder(file, pack, options.pack ?? null);
    if (examined === null) return 2;
    rosters.push(...examined);
  }
  const { papers, rosters: shown } = await papersOf(rosters, choiceOf(options), pack);
  if (papers.length === 0) {
    fail(
      'Nothing is left to print: add --cards or --play-summary, where the game has them, or leave out --no-sheet.',
    );
    return 2;
  }
  const { paper, orientation, large = false } = options;
  const { renderPdf } = await import('@/lib/sheet/pdf/render');
  const printed = await renderPdf(
    papers,
    {
      paper,
      large,
      ...(orientation ? { orientation } : {}),
      carries: shown.flatMap((each) => carriedFor(each.roster, each.pack)),
    },
    nodeFonts(),
  );
  try {
    await writeOutFile(options.output, printed);
  } catch (error) {
    fail(`${options.output} cannot be written. ${unwrittenReasonOf(error, options.output)}`);
    return 2;
  }
  return 0;
}

const choiceOf = (options: PdfOptions): PaperChoice => ({
  roster: options.sheet ?? true,
  cards: options.cards ?? false,
  summary: options.playSummary ?? false,
  opponent: options.opponent ?? false,
  notes: options.notes ?? false,
  ...(options.qr ? { linkTo: (roster) => linkTo(options.address, roster) } : {}),
});

/** Reads the rosters under a path as `check` does; null, with the reasons printed, if something cannot be read. */
async function examinedUnder(
  path: string,
  pack: Pack | null,
  except: string | null,
): Promise<CheckedRoster[] | null> {
  const found: CheckedRoster[] = [];
  let isWhole = true;
  const refuse = (...lines: string[]) => {
    isWhole = false;
    fail(...lines);
  };
  for await (const inputs of inputsOf(path, { except, remark: refuse }))
    for (const { source, bytes } of inputs) {
      const examined = await withBugGuard(
        async () => examine(bytes.ok ? await readRosterBytes(bytes.value) : bytes, pack),
        (refusal) => refusal,
      );
      if (examined.ok) found.push(examined.value);
      else refuse(`${source} cannot be read:`, ...examined.faults.map((fault) => `  ${faultText(fault)}`));
    }
  return isWhole ? found : null;
}

function fail(...lines: string[]): null {
  for (const line of lines) process.stderr.write(`${line.startsWith('  ') ? '  ' : ''}${cleanText(line)}\n`);
  return null;
}
