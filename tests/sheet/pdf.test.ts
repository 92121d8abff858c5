import { describe, expect, test } from 'vitest';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import type { SheetTable } from '@/lib/sheet/sheet';
import { boxes, NAMES, row, sheet, TEN, text } from './fixture';
import { gridPages } from './paper-grid';
import { printed } from './pdf';

const FIGURES = [1, 2, 3, 4, 5];
const bare = (value: string) => value.replace(/\s/g, '');

/** The Node fonts, recording which fallbacks are read. */
function watchedFonts() {
  const read: string[] = [];
  const source = nodeFonts();
  const fallbacks = source.fallbacks.map(({ src, scripts }) => ({
    scripts,
    get src() {
      read.push(src.split('/').at(-1) ?? '');
      return src;
    },
  }));
  return { read, source: { ...source, fallbacks } };
}

describe('a roster on paper', () => {
  test('ten elements fit one landscape page of A4 and of US Letter', async () => {
    const a4 = await printed([sheet(TEN)]);
    const letter = await printed([sheet(TEN)], { paper: 'letter' });
    expect(a4.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [842, 595],
    ]);
    expect(letter.pages.map(({ width, height }) => [width, height])).toEqual([[792, 612]]);
  });

  test('the requested orientation overrides the sheet’s own', async () => {
    const { pages } = await printed([sheet(TEN)], { paper: 'letter', orientation: 'portrait' });
    expect(pages.map(({ width, height }) => [width, height])).toEqual([[612, 792]]);
  });

  test('it names force, player and game, and so does the file', async () => {
    const { pages, info } = await printed([sheet(TEN)]);
    for (const part of [
      'Iron Wolves',
      'Zofia Kowalska',
      'Testing Grounds',
      'LEGAL',
      '15 of 15',
      'page 1 of 1',
    ]) {
      expect(pages[0]?.text).toContain(part);
    }
    expect(pages[0]?.text).not.toContain('NOT LEGAL');
    expect(info).toMatchObject({ Title: 'Iron Wolves', Author: 'Zofia Kowalska', Producer: 'Muster' });
  });

  test('an illegal force prints with its verdict and its problems', async () => {
    const problem = 'Heavy infantry CHQ: a 15-point force needs 3 heavy infantry; this one has 2 (p.57).';
    const verdict = {
      kind: 'illegal' as const,
      alone: 'Not legal',
      text: 'Not legal: 1 error, 1 piece of advice',
      problems: [
        { severity: 'error' as const, rule: 'test/quota', text: problem },
        { severity: 'advice' as const, rule: 'test/unspent', text: '1 command resource is left (p.59).' },
      ],
    };
    const { pages } = await printed([sheet(TEN, { verdict })]);
    expect(pages[0]?.text.match(/1 error/g)).toHaveLength(1);
    for (const part of ['NOT LEGAL', 'ERROR', problem, 'ADVICE', '(p.59)']) {
      expect(pages[0]?.text).toContain(part);
    }
    // Rule ids mean nothing to readers of the paper.
    expect(pages[0]?.text).not.toContain('test/');
  });

  test('larger print is a fifth larger, and loses nothing', async () => {
    const named = async (large: boolean) => {
      const options = { paper: 'a4', orientation: 'portrait', large } as const;
      const pages = await gridPages(await renderPdf([sheet([...TEN, ...TEN])], options, nodeFonts()));
      const rows = pages.flatMap(({ tables }) => tables.flatMap((table) => table.rows));
      const [width = 0] = pages.flatMap(({ pieces }) =>
        pieces.flatMap((piece) => (piece.text.startsWith('Grenadiers') ? [piece.width] : [])),
      );
      return { width, pages: pages.length, rows: rows.map((cells) => cells.map(({ text }) => text)) };
    };
    const [usual, large] = [await named(false), await named(true)];
    expect(large.width / usual.width).toBeCloseTo(1.2, 2);
    expect(large.pages).toBeGreaterThanOrEqual(usual.pages);
    expect(large.rows).toEqual(usual.rows);
  });

  test('an empty force says so', async () => {
    const { pages } = await printed([sheet([], { title: '', player: '', notes: [], facts: [] })]);
    expect(pages[0]?.text).toContain('No elements yet.');
  });

  test('forty rows repeat the header, number the pages and split no row', async () => {
    const lines = ['Light mech · first line below the name', 'second line below the name'];
    const rows = Array.from({ length: 40 }, (_, index) =>
      row(`Element-${index + 1}-of-40`, FIGURES, `Special-${index + 1}-of-40`, 20, lines),
    );
    const { pages } = await printed([sheet(rows)]);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(page.text).toContain(`page ${index + 1} of ${pages.length}`);
      const here = [...page.text.matchAll(/Element-(\d+)-of-40/g)].map((found) => found[1]);
      if (here.length > 0) expect(page.text.match(/Element name/g)).toHaveLength(1);
      expect([...page.text.matchAll(/Special-(\d+)-of-40/g)].map((found) => found[1])).toEqual(here);
      expect(page.text.match(/second line below the name/g) ?? []).toHaveLength(here.length);
      const table = page.pieces.filter((piece) => /^(Element|Special)-|line below/.test(piece.text));
      expect(Math.min(...table.map((piece) => piece.y), 99)).toBeGreaterThan(30);
    });
    const all = pages.map((page) => page.text).join(' ');
    for (let index = 1; index <= 40; index += 1) {
      expect(all.split(`Element-${index}-of-40`)).toHaveLength(2);
    }
  });

  test('a table that starts a page leaves no blank page, however full the one before', async () => {
    const [elements] = sheet(TEN.slice(0, 1)).tables as [SheetTable];
    const summary: SheetTable = { ...elements, title: 'Summary', startsPage: true };
    const sheets = Array.from({ length: 16 }, (_, index) => {
      const lines = Array<string>(25 + Math.floor(index / 2)).fill('line');
      const table = { ...elements, rows: [row('Full', FIGURES, 'Rapid', 3, lines)] };
      // The note below the title adds a fraction of a line to the page.
      const first = index % 2 === 1 ? { ...table, note: 'note' } : table;
      return sheet([], { notes: [], tables: [first, summary] });
    });
    const { pages } = await printed(sheets);
    const what = pages.map(({ text: all }) =>
      [/line line/, /SUMMARY/].map((part) => (part.test(all) ? part.source : '')).join(''),
    );
    expect(what).toEqual(sheets.flatMap(() => ['line line', 'SUMMARY']));
  });

  test('notes that do not fit on one page break between rows, with each note whole', async () => {
    const note = (title: string) => ({ title, lines: Array<string>(12).fill(`of ${title}`) });
    const titles = Array.from({ length: 12 }, (_, index) => `N${index}`);
    const { pages } = await printed([sheet(TEN, { notes: titles.map(note) })]);
    const counts = titles.flatMap((title) =>
      pages.map((page) => page.text.split(`of ${title} `).length - 1).filter((count) => count > 0),
    );
    expect(counts).toEqual(titles.map(() => 12));
    expect(pages.length).toBeGreaterThan(1);
  });

  test('each of several sheets starts a page and has its own page count', async () => {
    const { pages, info } = await printed([sheet(TEN), sheet(TEN, { title: 'Second Company' })]);
    expect(pages.map((page) => /page \d of \d/.exec(page.text)?.[0])).toEqual(['page 1 of 1', 'page 1 of 1']);
    expect(info.Title).toBe('Iron Wolves and 1 more');
  });
});

describe('names on paper', () => {
  test('Polish, Greek, Cyrillic, Turkish and Japanese print correctly, and 120 characters wrap', async () => {
    const { pages } = await printed([
      sheet(Object.values(NAMES).map((name) => row(name, FIGURES, 'Rapid', 6))),
    ]);
    const all = bare(pages.map((page) => page.text).join(''));
    for (const name of Object.values(NAMES)) expect(all).toContain(bare(name));
  });

  test('a word wider than its column’s share, but not than a third of the page, makes the column wider', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitän';
    const { pages } = await printed([sheet([row(word, FIGURES, 'Rapid', 6)])]);
    expect(pages[0]?.text).toContain(` ${word} `);
  });

  test('Hebrew and Arabic run from right to left, also among other letters', async () => {
    const drawn = async (name: string) => {
      const [page] = await gridPages(
        await renderPdf([sheet([row(name, FIGURES, 'Rapid', 1)])], { paper: 'a4' }, nodeFonts()),
      );
      const pieces = page?.tables[0]?.rows[0]?.[0]?.pieces.toSorted((a, b) => a.x - b.x) ?? [];
      return pieces.map(({ text }) => text.trim()).join(' ');
    };
    expect(await drawn('Alpha גדוד שבע Beta')).toBe('Alpha עבש דודג Beta');
    expect(await drawn('אריות (7)')).toBe('( 7 ) תוירא');
    expect(await drawn('Alpha كتيبة')).toMatch(/^Alpha /);
  });

  test('a fallback font is read only for a character that needs it', async () => {
    const latin = watchedFonts();
    const european = [NAMES.polish, NAMES.greek, NAMES.cyrillic, NAMES.turkish];
    await printed(
      [sheet(european.map((name) => row(name, FIGURES, 'Rapid', 6)))],
      { paper: 'a4' },
      latin.source,
    );
    expect(latin.read).toEqual([]);
    const japanese = watchedFonts();
    await printed([sheet([row(NAMES.japanese, FIGURES, 'Rapid', 6)])], { paper: 'a4' }, japanese.source);
    expect(japanese.read).toEqual(['NotoSansJP_500Medium.ttf']);
  });

  test('an unavailable fallback loses its characters but does not fail the print', async () => {
    const source = nodeFonts();
    const fallbacks = source.fallbacks.map((fallback) => ({ ...fallback, src: '/no/such/font.ttf' }));
    const { pages } = await printed(
      [sheet([row('鋼鉄 Tiger', FIGURES, 'Rapid', 6)])],
      { paper: 'a4' },
      {
        ...source,
        fallbacks,
      },
    );
    expect(pages[0]?.text).toContain('\uFFFD\uFFFD Tiger');
  });

  test('hostile text prints as text or not at all', async () => {
    const hostile = [
      '<b>Bold</b> & "quoted"',
      'safe\u202Egnol\u202C\u200B end',
      'nul\u0000byte\u0007bell',
      'robot 🤖 family 👨‍👩‍👧',
      `zalgo${'\u0301'.repeat(400)}`,
      'lone \uD800 half',
      '\uFFFC attached \u2028 lines',
    ];
    const { pages } = await printed([
      sheet(
        hostile.map((name) => row(name, FIGURES, name, 3)),
        { title: hostile.join(' '), player: hostile.join('') },
      ),
    ]);
    const all = pages.map((page) => page.text).join(' ');
    expect(all).toContain('<b>Bold</b> & "quoted"');
    expect(all).toContain('safegnol end');
    expect(all).toContain('nul byte bell');
    expect(all).toMatch(/robot family(?! \uFFFD)/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    expect(all).not.toMatch(/[\u0000-\u001F\u200B-\u200F\u202A-\u202E\uFFFC]/);
  });

  test('cells of any length and number are printed', async () => {
    const monstrous = {
      cells: { name: text('x '.repeat(4000)), special: text('y'.repeat(3000)), damage: boxes(300, 400) },
    };
    const { pages } = await printed([
      sheet([monstrous, ...TEN], { notes: [{ title: 'Long', lines: ['z '.repeat(4000)] }] }),
    ]);
    const all = pages.map((page) => page.text).join(' ');
    expect(all).toContain('Skyhook');
    expect(bare(all).match(/x/g)?.length).toBeGreaterThanOrEqual(4000);
  });
});
