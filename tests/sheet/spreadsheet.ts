/** How a spreadsheet parses a text: its separator, and whether it supports quotes. */
export interface Separation {
  separator: ',' | ';' | '\t';
  quotes: boolean;
}

/** All ways to open our CSV, wrong ones included, except commas without quotes, which break any CSV. */
export const separations: Separation[] = [
  { separator: ',', quotes: true },
  { separator: ';', quotes: true },
  { separator: '\t', quotes: true },
  { separator: ';', quotes: false },
  { separator: '\t', quotes: false },
];

/**
 * The cells of a text as a spreadsheet reads them, line by line. As in Excel and LibreOffice, quotes count if a cell
 * starts with one, and text between the closing quote and the next separator belongs to the cell.
 */
export function cellsOf(text: string, { separator, quotes }: Separation): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at++) {
    let cell = '';
    if (quotes && text[at] === '"')
      for (at++; at < text.length; at++) {
        if (text[at] === '"' && text[++at] !== '"') break;
        cell += text[at];
      }
    for (; at < text.length && text[at] !== separator && text[at] !== '\n'; at++) cell += text[at];
    line.push(cell.replace(/\r$/, ''));
    if (text[at] === separator && at < text.length - 1) continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

/** Whether a spreadsheet may evaluate a cell: leading spaces may be skipped, and plain numbers are no formulas. */
export const isFormula = (cell: string): boolean =>
  /^\s*[=+\-@＝＋－＠]/.test(cell) && !/^\s*[+-]?\d+([.,]\d+)?\s*$/.test(cell);
