import { getDocument, OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text on a page, in points from the upper left corner. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
}

/** A cell between drawn lines, with its text in reading order. */
export interface GridCell {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  pieces: Piece[];
}

/** A table, or the part of it on one page, reconstructed from its lines: header and rows. */
export interface Grid {
  head: GridCell[];
  rows: GridCell[][];
}

export interface GridPage {
  width: number;
  height: number;
  pieces: Piece[];
  tables: Grid[];
}

interface Rule {
  weight: number;
  x: number;
  y: number;
  toX: number;
  toY: number;
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Weights of the lines of a table: above and below the header, and below a row. */
const [TOP, HEAD, ROWS] = [1.5, 0.75, [0.5, 0.9]];
const near = (a: number, b: number) => Math.abs(a - b) < 0.1;

/** Reads the pages of a PDF; tables are reconstructed from the positions of lines and letters. */
export async function gridPages(data: Uint8Array): Promise<GridPage[]> {
  const task = getDocument({ data: data.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const pages: GridPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { pieces, rules } = await drawnOn(page, height);
    pages.push({ width, height, pieces, tables: tablesOf(rules, pieces) });
  }
  await task.destroy();
  return pages;
}

type Matrix = [number, number, number, number, number, number];

/** A point on the page, in points from its lower left corner. */
const pointOn = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

interface Glyph {
  unicode: string;
  /** In thousandths of the font size. */
  width: number;
}

/** A line that is broken at a space ends with it, outside its box. */
const withoutTrailingSpace = (parts: (Glyph | number)[]) =>
  parts.slice(0, parts.findLastIndex((part) => typeof part !== 'number' && part.unicode.trim() !== '') + 1);

/** The pieces of text on a page with their start positions, and its straight lines. */
async function drawnOn(page: PDFPageProxy, height: number): Promise<{ pieces: Piece[]; rules: Rule[] }> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const [pieces, rules]: [Piece[], Rule[]] = [[], []];
  let [weight, size, spacing, left, base] = [1, 0, 0, 0, 0];
  let at: Matrix = [1, 0, 0, 1, 0, 0];
  const saved: Matrix[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    if (operator === OPS.save) saved.push(at);
    if (operator === OPS.restore) at = saved.pop() ?? at;
    if (operator === OPS.transform) at = Util.transform(at, args) as Matrix;
    if (operator === OPS.setLineWidth) weight = args[0];
    if (operator === OPS.beginText) spacing = 0;
    if (operator === OPS.setFont) size = args[1];
    if (operator === OPS.setCharSpacing) spacing = args[0];
    if (operator === OPS.setTextMatrix) [left, base] = [args[0][4], args[0][5]];
    if (operator === OPS.showText) {
      const parts: (Glyph | number)[] = withoutTrailingSpace(args[0]);
      const glyphs = parts.filter((part) => typeof part !== 'number');
      const wide = parts.reduce<number>(
        (sum, part) => sum + (typeof part === 'number' ? -part : part.width),
        0,
      );
      const text = glyphs.map(({ unicode }) => unicode).join('');
      const width = (wide * size) / 1000 + spacing * glyphs.length;
      const [x, y] = pointOn(at, left, base);
      if (text.trim() !== '') pieces.push({ text, x, y: height - y, width: width * at[0] });
    }
    if (operator !== OPS.constructPath || args[0] !== OPS.stroke) continue;
    const path: number[] = Array.from(args[1][0] ?? []);
    // Only paths of moves that are each followed by one line.
    const steps = Array.from({ length: path.length / 6 }, (_, step) => path.slice(step * 6, step * 6 + 6));
    if (path.length % 6 !== 0 || steps.some(([move, , , line]) => move !== 0 || line !== 1)) continue;
    for (const [, x = 0, y = 0, , toX = 0, toY = 0] of steps) {
      const [[fromX, fromY], [endX, endY]] = [pointOn(at, x, y), pointOn(at, toX, toY)];
      rules.push({ weight, x: fromX, y: height - fromY, toX: endX, toY: height - endY });
    }
  }
  return { pieces, rules };
}

function tablesOf(rules: readonly Rule[], pieces: readonly Piece[]): Grid[] {
  const level = rules.filter(({ y, toY }) => y === toY).sort((a, b) => a.y - b.y);
  const heads = level.filter(({ weight }) => near(weight, TOP));
  return heads.map((top) => {
    const own = level.filter(({ x, toX, y }) => near(x, top.x) && near(toX, top.toX) && y > top.y);
    const next = own.find(({ weight }) => near(weight, TOP))?.y ?? Number.POSITIVE_INFINITY;
    const head = own.find(({ weight }) => near(weight, HEAD));
    const ends = own.filter(({ y, weight }) => y < next && ROWS.some((each) => near(weight, each)));
    const cells = (from: number, to: number) => {
      const area = { left: top.x, right: top.toX, top: from, bottom: to };
      return cut(area, rules).map((cell) => filled(cell, pieces));
    };
    return {
      head: cells(top.y, head?.y ?? top.y),
      rows: ends.map(({ y }, index) => cells(ends[index - 1]?.y ?? head?.y ?? top.y, y)),
    };
  });
}

/** Splits an area along the lines that cross it completely, vertical ones first. */
function cut(area: Area, rules: readonly Rule[]): Area[] {
  const { left, right, top, bottom } = area;
  const upright = rules.filter(
    ({ x, toX, y, toY }) => x === toX && x > left + 1 && x < right - 1 && y < top + 2 && toY > bottom - 1,
  );
  const [first] = upright.sort((a, b) => a.x - b.x);
  if (first)
    return [
      { ...area, right: first.x },
      { ...area, left: first.x },
    ].flatMap((each) => cut(each, rules));
  const level = rules.filter(
    ({ x, toX, y, toY }) => y === toY && y > top + 1 && y < bottom - 1 && near(x, left) && near(toX, right),
  );
  const [highest] = level.sort((a, b) => a.y - b.y);
  if (highest)
    return [
      { ...area, bottom: highest.y },
      { ...area, top: highest.y },
    ].flatMap((each) => cut(each, rules));
  return [area];
}

function filled(area: Area, pieces: readonly Piece[]): GridCell {
  const { left, right, top, bottom } = area;
  const own = pieces.filter(({ x, y }) => x > left - 1 && x < right && y > top && y < bottom + 0.1);
  const read = own.toSorted((a, b) => (Math.abs(a.y - b.y) < 1 ? a.x - b.x : a.y - b.y));
  return { ...area, pieces: own, text: textOfPieces(read) };
}

/** The text of pieces in reading order: adjacent pieces on a line form one word, unless there is a gap between them. */
export function textOfPieces(pieces: readonly Piece[]): string {
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    const follows =
      before && Math.abs(before.y - piece.y) < 1 && Math.abs(piece.x - before.x - before.width) < 1;
    text += follows ? piece.text : ` ${piece.text}`;
  }
  return text.replace(/\s+/g, ' ').trim();
}
