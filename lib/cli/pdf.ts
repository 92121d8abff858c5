import { writeFileSync } from 'node:fs';
import { type Examined, examine } from '@/lib/check/answer';
import { readRosterBytes } from '@/lib/check/read';
import type { Pack } from '@/lib/roster/pack';
import { FILE_BYTES } from '@/lib/roster/roster';
import { cleanText } from '@/lib/sheet/clean';
import { type PaperChoice, papersOf } from '@/lib/sheet/papers';
import { carriedFor } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import { readAtMost, reasonOf } from './input';
import { readPackFile } from './named-file';

/** Options of `muster pdf`. */
export interface PdfOptions {
  output: string;
  paper: 'a4' | 'letter';
  orientation?: 'portrait' | 'landscape';
  /** False leaves the sheets out. */
  sheet?: boolean;
  /** Print the cards and the play summary as well. */
  cards?: boolean;
  summary?: boolean;
  opponent?: boolean;
  pack?: string;
}

/**
 * Prints rosters into one file, legal or not: a sheet shared by their players, if the game has one; their own sheets,
 * each starting a page; their cards; the play summary.
 * @returns the exit status: 0 printed, 2 something could not be read or written
 */
export async function pdf(files: readonly string[], options: PdfOptions): Promise<number> {
  let pack: Pack | null = null;
  if (options.pack !== undefined) {
    pack = await readPackFile(options.pack);
    if (pack === null) return 2;
  }
  const rosters: Examined[] = [];
  for (const file of files) {
    const examined = await examineFile(file, pack);
    if (examined === null) return 2;
    rosters.push(examined);
  }
  const { papers, rosters: shown } = await papersOf(rosters, choiceOf(options), pack);
  if (papers.length === 0) {
    fail(
      'Nothing is left to print: add --cards or --summary, where the game has them, or leave out --no-sheet.',
    );
    return 2;
  }
  const { paper, orientation } = options;
  const printed = await renderPdf(
    papers,
    {
      paper,
      ...(orientation ? { orientation } : {}),
      carries: shown.flatMap((each) => carriedFor(each.roster, each.pack)),
    },
    nodeFonts(),
  );
  try {
    writeFileSync(options.output, printed);
  } catch (error) {
    fail(`${options.output} cannot be written. ${reasonOf(error)}`);
    return 2;
  }
  return 0;
}

const choiceOf = (options: PdfOptions): PaperChoice => ({
  roster: options.sheet ?? true,
  cards: options.cards ?? false,
  summary: options.summary ?? false,
  opponent: options.opponent ?? false,
});

async function examineFile(file: string, pack: Pack | null): Promise<Examined | null> {
  let bytes: Uint8Array;
  try {
    bytes = readAtMost(file, FILE_BYTES);
  } catch (error) {
    return fail(`${file} cannot be read. ${reasonOf(error)}`);
  }
  const examined = examine(await readRosterBytes(bytes), pack);
  if (examined.ok) return examined.value;
  const faults = examined.faults.map(({ path, message }) => `  ${path === '' ? '' : `${path}: `}${message}`);
  return fail(`${file} cannot be read:`, ...faults);
}

function fail(...lines: string[]): null {
  for (const line of lines) process.stderr.write(`${line.startsWith('  ') ? '  ' : ''}${cleanText(line)}\n`);
  return null;
}
