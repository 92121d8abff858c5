import { readFileSync, writeFileSync } from 'node:fs';
import { type Examined, examine } from '@/lib/check/answer';
import { readRosterBytes } from '@/lib/check/read';
import type { Pack } from '@/lib/roster/pack';
import { cleanText } from '@/lib/sheet/clean';
import { carried } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import type { Sheet } from '@/lib/sheet/sheet';
import { reasonOf } from './input';
import { readPackFile } from './pack-file';

/** What `muster pdf` may be told. */
export interface PdfOptions {
  output: string;
  paper: 'a4' | 'letter';
  pack?: string;
}

/**
 * Prints the sheets of rosters into one file, legal or not, each beginning a page; before them what their players
 * share, where the game has such a sheet.
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
  const printed = await renderPdf(
    sheetsOf(rosters),
    { paper: options.paper, carries: rosters.map(({ roster }) => carried(roster)) },
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

async function examineFile(file: string, pack: Pack | null): Promise<Examined | null> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    return fail(`${file} cannot be read. ${reasonOf(error)}`);
  }
  const examined = examine(await readRosterBytes(bytes), pack);
  if (examined.ok) return examined.value;
  const faults = examined.faults.map(({ path, message }) => `  ${path === '' ? '' : `${path}: `}${message}`);
  return fail(`${file} cannot be read:`, ...faults);
}

function sheetsOf(rosters: readonly Examined[]): Sheet[] {
  const sheets = rosters.map(({ roster, system, checked }) =>
    system.sheet(roster, checked.reckoning, checked.report),
  );
  const system = rosters[0]?.system;
  const atOneTable = rosters.length > 1 && rosters.every((each) => each.system === system);
  const reports = rosters.map(({ checked }) => checked.report);
  const shared =
    atOneTable &&
    system?.tableSheet?.(
      rosters.map(({ roster }) => roster),
      reports,
    );
  return shared ? [shared, ...sheets] : sheets;
}

function fail(...lines: string[]): null {
  for (const line of lines) process.stderr.write(`${line.startsWith('  ') ? '  ' : ''}${cleanText(line)}\n`);
  return null;
}
