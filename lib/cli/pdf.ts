import { readFileSync, writeFileSync } from 'node:fs';
import { examine } from '@/lib/check/answer';
import { readRosterBytes } from '@/lib/check/read';
import type { Pack } from '@/lib/roster/pack';
import { cleanText } from '@/lib/sheet/clean';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import { reasonOf } from './input';
import { readPackFile } from './pack-file';

/** What `muster pdf` may be told. */
export interface PdfOptions {
  output: string;
  paper: 'a4' | 'letter';
  pack?: string;
}

/**
 * Prints a roster's sheet into a file, legal or not.
 * @returns the exit status: 0 printed, 2 something could not be read or written
 */
export async function pdf(file: string, options: PdfOptions): Promise<number> {
  let pack: Pack | null = null;
  if (options.pack !== undefined) {
    pack = await readPackFile(options.pack);
    if (pack === null) return 2;
  }
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    return fail(`${file} cannot be read. ${reasonOf(error)}`);
  }
  const examined = examine(await readRosterBytes(bytes), pack);
  if (!examined.ok) {
    const faults = examined.faults.map(
      ({ path, message }) => `  ${path === '' ? '' : `${path}: `}${message}`,
    );
    return fail(`${file} cannot be read:`, ...faults);
  }
  const { roster, system, checked } = examined.value;
  const sheet = system.sheet(roster, checked.reckoning, checked.report);
  const printed = await renderPdf([sheet], { paper: options.paper }, nodeFonts());
  try {
    writeFileSync(options.output, printed);
  } catch (error) {
    return fail(`${options.output} cannot be written. ${reasonOf(error)}`);
  }
  return 0;
}

function fail(...lines: string[]): number {
  for (const line of lines) process.stderr.write(`${line.startsWith('  ') ? '  ' : ''}${cleanText(line)}\n`);
  return 2;
}
