import { readFile } from 'node:fs/promises';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright-core';

/** A PDF read back: its text, and how many of its boxes are ticked. */
export interface ReadMarks {
  name: string;
  text: string;
  ticks: number;
}

/** Codes of the steps of a path as the reader gives them, and how many numbers follow each. */
const steps = { move: 0, line: 1 };
const numbers = [2, 2, 6, 4, 0];

/** The strokes of a path that cross a box: a lone line as wide as it is high. */
function crossings(path: ArrayLike<number>): number {
  let count = 0;
  let from: readonly [number, number] = [0, 0];
  for (let at = 0; at < path.length; at += 1 + (numbers[path[at] ?? 0] ?? 0)) {
    const [step, x = 0, y = 0] = [path[at], path[at + 1], path[at + 2]];
    const [across, down] = [Math.abs(x - from[0]), Math.abs(y - from[1])];
    if (step === steps.line && across > 2 && Math.abs(across - down) < 0.1) count += 1;
    from = [x, y];
  }
  return count;
}

/** Saves a PDF, and reads its text and its ticked boxes: two strokes each. */
export async function printedText(page: Page, save: () => Promise<void>): Promise<ReadMarks> {
  const [download] = await Promise.all([page.waitForEvent('download'), save()]);
  const task = getDocument({ data: new Uint8Array(await readFile(await download.path())), verbosity: 0 });
  const pdf = await task.promise;
  let text = '';
  let strokes = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    for (const item of (await sheet.getTextContent()).items) if ('str' in item) text += `${item.str} `;
    const { fnArray, argsArray } = await sheet.getOperatorList();
    for (const [index, operator] of fnArray.entries())
      if (operator === OPS.constructPath) strokes += crossings(argsArray[index]?.[1]?.[0] ?? []);
  }
  await task.destroy();
  return { name: download.suggestedFilename(), text: text.replace(/\s+/g, ' '), ticks: strokes / 2 };
}
