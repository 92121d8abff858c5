/** How a spreadsheet takes a text apart: where it separates cells, and whether quotes around a cell count. */
export interface Separation {
  separator: ',' | ';' | '\t';
  quotes: boolean;
}

/** Every way to open a CSV of ours, the wrong ones too: a comma without quotes would spoil any CSV. */
export const separations: Separation[] = [
  { separator: ',', quotes: true },
  { separator: ';', quotes: true },
  { separator: '\t', quotes: true },
  { separator: ';', quotes: false },
  { separator: '\t', quotes: false },
];

/**
 * The cells of a text as a spreadsheet sees them, line by line. As in Excel and LibreOffice, quotes count where a cell
 * begins with one, and what stands between the closing quote and the next separator belongs to the cell.
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

/** Would a spreadsheet reckon this cell? It may leave out spaces before it; a number it only reads. */
export const isFormula = (cell: string): boolean =>
  /^\s*[=+\-@＝＋－＠]/.test(cell) && !/^\s*[+-]?\d+([.,]\d+)?\s*$/.test(cell);
