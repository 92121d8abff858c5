import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkResultOf, examine } from '@/lib/check/answer';
import { readRosterValue } from '@/lib/check/read';
import { verdictSheets } from '@/lib/check/verdict-sheet';
import type { AnyGameSystem } from '@/lib/roster/system';
import { type CardDeck, isDeck } from '@/lib/sheet/card';
import { cleanSheet, cleanText } from '@/lib/sheet/clean';
import { papersOf } from '@/lib/sheet/papers';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import { rowGroups, type Sheet, type SheetCell, type SheetTable } from '@/lib/sheet/sheet';
import { systems } from '@/lib/systems/registry';
import { isDeep } from '../fixtures/runs';
import { row, sheet } from './fixture';
import { LONG } from './fullest';
import { type Grid, type GridCell, type GridPage, gridPages, type Piece, textOfPieces } from './paper-grid';

/** Each paper and each orientation; by default once each, since printing all four takes minutes. */
const matrix = (['a4', 'letter'] as const).flatMap((paper) =>
  (['portrait', 'landscape'] as const)
    .filter((orientation) => isDeep || (paper === 'a4') === (orientation === 'portrait'))
    .map((orientation) => ({ paper, orientation })),
);

/**
 * The papers of a game: two samples and a force with all its data and the longest names, that force's opponent's copy
 * and cards, the play summary, and the verdict sheets.
 */
async function printedOf(system: AnyGameSystem) {
  const { fullest } = await import(`../rules/${system.id}/fullest.ts`);
  const whole = { muster: 1, system: system.id, name: LONG, player: LONG, force: fullest };
  const raws = [...(await system.samples()).slice(0, 2).map(({ roster }) => roster), whole];
  const results = await Promise.all(
    raws.map(async (raw) => {
      const read = await readRosterValue(raw);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      return examine(read, null);
    }),
  );
  const rosters = results.flatMap((each) => (each.ok ? [each.value] : []));
  const choice = { roster: true, cards: false, summary: true, opponent: false, notes: true };
  const own = await papersOf(rosters, choice);
  const theirs = await papersOf(rosters.slice(-1), { ...choice, summary: false, opponent: true });
  const decks = await papersOf(rosters.slice(-1), { ...choice, roster: false, cards: true, summary: false });
  const head = { pack: null, packText: '', date: new Date(0), version: '1' };
  const verdicts = verdictSheets(
    results.map((each) => checkResultOf(each, 'list.json')),
    head,
  );
  const papers = [...own.papers, ...theirs.papers, ...verdicts, ...decks.papers];
  return {
    sheets: papers.flatMap((paper) => (isDeck(paper) ? [] : [cleanSheet(paper)])),
    decks: papers.filter(isDeck),
  };
}

/** The pages of each sheet, by their page numbers. */
function bySheet(pages: readonly GridPage[]): GridPage[][] {
  const found: GridPage[][] = [];
  for (const page of pages) {
    if (page.pieces.some(({ text }) => /^page 1 of \d+$/.test(text))) found.push([]);
    found.at(-1)?.push(page);
  }
  return found;
}

/** The text of a cell, where a word wider than a third of the page may be broken after a dash. */
const joinedText = (text: string) => text.replaceAll('- ', '-');

/** The visible text of a cell. */
function textOf(cell: SheetCell | undefined): string {
  if (!cell) return '';
  const { lines = [] } = cell;
  if (cell.kind === 'boxes') return [cell.total, ...lines].filter((line) => line !== '').join(' ');
  return [cell.text, ...lines].filter((line) => line !== '').join(cell.circled ? ' · ' : ' ');
}

/** The cells of each row of a table; rows that share their first cell are one row. */
const cellsOf = (table: SheetTable): string[][] =>
  table.rows.length === 0
    ? [[joinedText(table.empty)]]
    : rowGroups(table).map((group) =>
        group.flatMap(({ cells }, index) =>
          table.columns.slice(index === 0 ? 0 : 1).map(({ id }) => joinedText(textOf(cells[id]))),
        ),
      );

/** Tables in printed order; in landscape, those of the left column come first. */
function inOrder({ tables }: Sheet, lies: boolean): SheetTable[] {
  const groups: SheetTable[][] = [];
  for (const table of tables) {
    if (groups.length === 0 || table.startsPage) groups.push([]);
    groups.at(-1)?.push(table);
  }
  return groups.flatMap((group) =>
    lies ? [...group.filter(({ beside }) => !beside), ...group.filter(({ beside }) => beside)] : group,
  );
}

/** A table read from a PDF: its rows, and its part on each page. */
interface ReadTable {
  sheet: Sheet;
  table: SheetTable;
  expected: string[][];
  rows: string[][];
  parts: Grid[];
}

/** Takes the parts of a table from `grids`; a row higher than a page is joined from its parts. */
function readTable(sheet: Sheet, table: SheetTable, grids: Grid[]): ReadTable {
  const expected = cellsOf(table);
  const [rows, parts]: [string[][], Grid[]] = [[], []];
  const isWhole = () => isDeepStrictEqual(rows.at(-1), expected[rows.length - 1]);
  while (grids.length > 0 && (rows.length < expected.length || !isWhole())) {
    const part = grids.shift() as Grid;
    const [first = [], ...others] = part.rows.map((cells) => cells.map(({ text }) => joinedText(text)));
    if (rows.length > 0 && !isWhole())
      rows.push((rows.pop() ?? []).map((cell, index) => `${cell} ${first[index]}`.trim()));
    else rows.push(first);
    rows.push(...others);
    parts.push(part);
  }
  return { sheet, table, expected, rows, parts };
}

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

/** All words of a sheet outside its tables. */
const wordsAround = ({ facts, verdict, notes, player, title }: Sheet): string[] =>
  [
    title,
    player,
    ...facts.map(({ value }) => value),
    ...(verdict?.problems ?? []).map(({ text }) => text),
    ...notes.flatMap(({ lines }) => lines),
  ].flatMap(wordsOf);

/** The words on pages; pieces that touch each other are one word. */
const readWords = (pages: readonly GridPage[]) =>
  new Set(pages.flatMap(({ pieces }) => textOfPieces(pieces).split(/\s+/)));

const heightOf = (cells: GridCell[]): number =>
  Math.max(...cells.map(({ top, bottom }) => Math.abs(bottom - top)));

describe.each(systems.map(({ id, load }) => ({ id, load })))('$id', ({ load }) => {
  let sheets: Sheet[] = [];
  let decks: CardDeck[] = [];
  beforeAll(async () => {
    ({ sheets, decks } = await printedOf((await load()).system));
  });

  describe.each(matrix)('on $paper, $orientation', (options) => {
    let data = new Uint8Array();
    let pages: GridPage[] = [];
    let tables: ReadTable[] = [];
    beforeAll(async () => {
      data = await renderPdf(sheets, options, nodeFonts());
      pages = await gridPages(data);
      const found = bySheet(pages);
      expect(found).toHaveLength(sheets.length);
      tables = sheets.flatMap((each, index) => {
        const grids = (found[index] ?? []).flatMap((page) =>
          page.tables.toSorted((a, b) => (a.head[0]?.left ?? 0) - (b.head[0]?.left ?? 0)),
        );
        const landscape = options.orientation === 'landscape';
        return inOrder(each, landscape).map((table) => readTable(each, table, grids));
      });
    }, 60_000);

    test('each cell is in its row and column, with unbroken words', () => {
      expect(tables.length).toBeGreaterThan(0);
      for (const { table, expected, rows, parts } of tables) {
        for (const { head } of parts)
          expect(head.map(({ text }) => text)).toEqual(table.columns.map(({ label }) => label));
        // A row that is higher than a page goes on over it: its cells are not read as one, but its words are there.
        if (rows.some((row) => row.length === 0)) {
          const words = readWords(pages);
          expect(
            expected
              .flat()
              .flatMap(wordsOf)
              .filter((word) => !words.has(word)),
          ).toEqual([]);
        } else expect(rows).toEqual(expected);
      }
    });

    test('nothing overflows its cell or the page', () => {
      const cells = tables.flatMap(({ parts }) => parts.flatMap(({ head, rows }) => [head, ...rows].flat()));
      const overflowing = cells.flatMap(({ left, right, pieces }) =>
        pieces.filter(({ x, width }) => x < left - 0.5 || x + width > right + 0.5),
      );
      const offPage = pages.flatMap(({ pieces, width, height }) =>
        pieces.filter(
          (piece) => piece.x < 31 || piece.x + piece.width > width - 31 || piece.y >= height - 16,
        ),
      );
      expect([overflowing, offPage]).toEqual([[], []]);
    });

    test('no page has a single row of a table', () => {
      const room = 0.8 * Math.min(...pages.map(({ height }) => height));
      for (const { rows, parts } of tables) {
        const all = parts.flatMap((part) => part.rows);
        if (all.length !== rows.length || rows.length === 1) continue;
        // Three rows higher than a page cannot be split into pages of two or more.
        const canBeShared = rows.length > 3 || all.reduce((sum, cells) => sum + heightOf(cells), 0) < room;
        if (canBeShared) for (const part of parts) expect(part.rows.length).toBeGreaterThan(1);
      }
    });

    test('the words above and below the tables are unbroken', () => {
      for (const [index, own] of bySheet(pages).entries()) {
        const read = readWords(own);
        const said = wordsAround(sheets[index] as Sheet);
        expect(said.filter((word) => !read.has(word))).toEqual([]);
      }
    });

    test('every font is embedded', () => {
      const text = new TextDecoder('latin1').decode(data);
      const named = [...text.matchAll(/\/(?:BaseFont|FontName) \/(\S+)/g)].map(([, name]) => name);
      expect(named.length).toBeGreaterThan(0);
      // The name of a font subset starts with six letters; only embedded fonts are subsets.
      expect(named.filter((name) => !/^[A-Z]{6}\+/.test(name ?? ''))).toEqual([]);
      expect(text.match(/\/FontFile2 /g)?.length).toBe(text.match(/\/Type \/FontDescriptor/g)?.length);
    });
  });

  test.each(['a4', 'letter'] as const)(
    'cards on %s have every word unbroken and within their edges',
    async (paper) => {
      const pages = await gridPages(await renderPdf(decks, { paper }, nodeFonts()));
      const read = readWords(pages);
      const said = decks.flatMap(({ cards }) =>
        cards.flatMap(({ title, what, marks, stats, lines, boxes }) => [
          ...[title, what, ...marks],
          ...stats.flatMap(({ label, value }) => [label, value]),
          ...lines.flatMap(({ name, effect }) => (effect === '' ? [name] : [`${name}:`, effect])),
          ...boxes.flatMap(({ label }) => label),
        ]),
      );
      expect(said.flatMap((text) => wordsOf(cleanText(text))).filter((word) => !read.has(word))).toEqual([]);
      const isInCard = ({ x, width }: Piece, page: number) => {
        const inCard = (x - (page - 3 * CARD) / 2) % CARD;
        return inCard >= 8.5 && inCard + width <= CARD - 8;
      };
      for (const { pieces, width, height } of pages) {
        expect(pieces.filter((piece) => !isInCard(piece, width))).toEqual([]);
        // Nothing reaches down to the foot, which has the name of the force and the number of the card.
        const inCard = ({ y }: Piece) => (y - (height - 3 * CARD_HEIGHT) / 2) % CARD_HEIGHT;
        const low = pieces.filter((piece) => inCard(piece) > CARD_HEIGHT - 15);
        expect(low.filter((piece) => Math.abs(inCard(piece) - (CARD_HEIGHT - 8.1)) > 0.5)).toEqual([]);
      }
    },
  );
});

/** Width and height of a card in points. */
const [CARD, CARD_HEIGHT] = [178.6, 249.4];

describe('a word longer than the paper', () => {
  test.each(matrix)('is broken on $paper, $orientation, and no other is', async (options) => {
    const longWord = 'WM'.repeat(60);
    const given = cleanSheet(
      sheet([row(longWord, [1, 2, 3, 4, 5], 'Rapid', 6), row('Tiger', [1, 2, 3, 4, 5], 'Reconnaissance', 6)]),
    );
    const [page] = await gridPages(await renderPdf([given], options, nodeFonts()));
    const [own] = given.tables as [SheetTable];
    const [[broken = '', ...cells] = [], next] =
      page?.tables[0]?.rows.map((each) => each.map(({ text }) => text)) ?? [];
    const [[, ...others] = [], second] = cellsOf(own);
    expect(broken).toMatch(/^\S{8,} \S+/);
    expect(broken.replaceAll(' ', '')).toBe(longWord);
    expect([cells, next]).toEqual([others, second]);
  });
});
