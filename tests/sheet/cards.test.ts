import { describe, expect, test } from 'vitest';
import type { CurveChart } from '@/lib/odds/chart';
import type { CardDeck, SheetCard } from '@/lib/sheet/card';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import { systems } from '@/lib/systems/registry';
import { pdfMarks } from '../fixtures/pdf-marks';
import { NAMES } from './fixture';
import { gridPages } from './paper-grid';
import { printed } from './pdf';

const card = (title: string, change: Partial<SheetCard> = {}): SheetCard => ({
  title,
  what: 'P2 mech · 3 points',
  marks: ['CHQ', 'Ace'],
  stats: ['P', 'F', 'M', 'A', 'D'].map((label, index) => ({ label, value: `${index + 1}` })),
  lines: [{ name: 'Rapid', effect: 'May make Rapid moves.' }],
  boxes: [{ label: 'Damage', kind: 'boxes', count: 11, ticked: 0, total: 'Total' }],
  ...change,
});

const deck = (cards: SheetCard[]): CardDeck => ({
  title: 'Iron Wolves',
  system: 'Testing Grounds',
  player: 'Zofia',
  cards,
});

const rules = (count: number, words = 12) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Rule${index}`,
    effect: `begin${index} ${'word '.repeat(words)}end${index}`,
  }));

/** The size of a card, in points. */
const CARD = { width: 178.6, height: 249.4 };

const bare = (text: string) => text.replace(/\s/g, '');

describe('cards on paper', () => {
  test('are printed nine to a page, in portrait on A4 and US Letter', async () => {
    const cards = Array.from({ length: 20 }, (_, index) => card(`Element-${index}-end`));
    for (const paper of ['a4', 'letter'] as const) {
      const { pages } = await printed([deck(cards)], { paper, orientation: 'landscape' });
      expect(pages.map(({ text }) => text.match(/Element-\d+-end/g)?.length)).toEqual([9, 9, 2]);
      for (const { width, height } of pages) expect(height).toBeGreaterThan(width);
    }
  });

  test('are printed larger, four to a page, and lose nothing', async () => {
    const cards = Array.from({ length: 5 }, (_, index) => card(`Element-${index}-end`));
    const sizeOf = async (large: boolean) => {
      const pages = await gridPages(await renderPdf([deck(cards)], { paper: 'a4', large }, nodeFonts()));
      const name = pages[0]?.pieces.find(({ text }) => text.includes('Element-0-end'));
      return { width: name?.width ?? 0, pages };
    };
    const [usual, large] = [await sizeOf(false), await sizeOf(true)];
    expect(large.width / usual.width).toBeCloseTo(1.2, 2);
    const words = ({ pages }: typeof usual) => pages.flatMap(({ pieces }) => pieces.map(({ text }) => text));
    expect(words(large).toSorted()).toEqual(words(usual).toSorted());
    expect([usual.pages.length, large.pages.length]).toEqual([1, 2]);
  });

  test('show name, kind, marks, stat line, rules with their effects, and labelled boxes', async () => {
    const boxes = [
      ...card('').boxes,
      { label: 'Stuns (4)', kind: 'boxes' as const, count: 4, ticked: 0, total: '' },
    ];
    const { pages, info } = await printed([deck([card('Iron Duke', { boxes })])]);
    for (const part of ['Iron Duke', 'P2 mech · 3 points', 'CHQ · Ace', 'P 1 F 2 M 3 A 4 D 5'])
      expect(pages[0]?.text).toContain(part);
    for (const part of ['Rapid:', 'May make Rapid moves.', 'Damage', 'Total', 'Stuns (4)', 'Iron Wolves'])
      expect(pages[0]?.text).toContain(part);
    expect(info.Title).toBe('Iron Wolves');
  });

  test('have a chart below the rules, with its scales and its key, and on the next card where there is no room', async () => {
    const points = [0, 12, 24].map((x) => ({ x, y: 1 - x / 24, text: '' }));
    const chart: CurveChart = {
      across: { label: 'Distance', unit: '″' },
      up: 'chance',
      curves: [
        { label: 'At least 1 hit, standing', dash: 'solid', marker: 'circle', points },
        { label: 'At least 1 hit, moved', dash: 'dashed', marker: 'square', points: points.slice(1) },
      ],
    };
    const { pages } = await printed([deck([card('Iron Duke', { chart })])]);
    for (const part of ['50 %', '100 %', '12″', 'At least 1 hit, standing', 'At least 1 hit, moved'])
      expect(pages[0]?.text).toContain(part);
    expect(pages[0]?.text).not.toContain('1 of 2');
    const textOf = async (change: Partial<SheetCard>) =>
      (await printed([deck([card('Iron Duke', { lines: rules(4), ...change })])])).pages[0]?.text;
    expect(await textOf({})).not.toContain('1 of 2');
    expect(await textOf({ chart })).toContain('1 of 2');
  });

  test('continue on another card with the same title if the text is too long, and lose no word', async () => {
    const lines = rules(30);
    const { pages } = await printed([deck([card('Iron Duke', { lines })])]);
    const text = pages.map((page) => page.text).join(' ');
    const parts = text.match(/\d of \d/g) ?? [];
    expect(parts.length).toBeGreaterThan(1);
    expect(parts).toEqual(parts.map((_, index) => `${index + 1} of ${parts.length}`));
    expect(text.match(/Iron Duke/g)).toHaveLength(parts.length);
    for (const { effect } of lines) expect(bare(text)).toContain(bare(effect));
  });

  test('show names of any length and script, and tracks of any length', async () => {
    const names = [...Object.values(NAMES), 'Donaudampfschifffahrtsgesellschaftskapitänsmützen'.repeat(2)];
    const boxes = [{ label: 'Damage', kind: 'boxes' as const, count: 300, ticked: 2, total: 'Total' }];
    const { pages } = await printed([deck(names.map((name) => card(name, { boxes })))]);
    const text = bare(pages.map((page) => page.text).join(''));
    for (const name of names) expect(text).toContain(bare(name));
  });

  test('stay within their edges, whatever their content', async () => {
    const odd = [
      card(NAMES.long, { lines: rules(12, 40) }),
      card('x'.repeat(120), { marks: [NAMES.long, NAMES.japanese.repeat(8)], lines: rules(1, 900) }),
      card('', {
        stats: Array.from({ length: 14 }, (_, index) => ({ label: `S${index}`, value: '10 + 5' })),
      }),
      card('Boxes', {
        boxes: [{ label: 'Hits', kind: 'boxes', count: 400, ticked: 70, bars: [5], total: '' }],
      }),
      card('Nothing', { stats: [], lines: [], boxes: [], marks: [] }),
    ];
    const pages = await gridPages(await renderPdf([deck(odd)], { paper: 'a4' }, nodeFonts()));
    const [first] = pages;
    const margin = ((first?.height ?? 0) - 3 * CARD.height) / 2;
    // The foot of a card has the name of the force, and nothing else reaches down to it.
    const low = pages.flatMap(({ pieces }) =>
      pieces.filter(({ y }) => (y - margin) % CARD.height > CARD.height - 16),
    );
    expect(
      low.filter(({ text }) => !/^(Iron|Wolves|Iron Wolves|(\d+ )?(of )?\d+|\d+ of)$/.test(text.trim())),
    ).toEqual([]);
    const data = await renderPdf([deck(odd.slice(3, 4))], { paper: 'a4' }, nodeFonts());
    expect((await pdfMarks(data)).ticks).toBe(70);
  });
});

describe('a play summary on paper', () => {
  test.each(systems.map(({ id, load }) => [id, load] as const))(
    'of %s is one page on A4 and US Letter, in portrait and landscape',
    async (_, load) => {
      const { system } = await load();
      const summary = await system.playSummary();
      for (const paper of ['a4', 'letter'] as const)
        for (const orientation of ['portrait', 'landscape'] as const) {
          const { pages } = await printed([summary], { paper, orientation });
          expect(pages).toHaveLength(1);
          for (const { title } of summary.tables)
            expect(pages[0]?.text.toUpperCase()).toContain(title.toUpperCase());
        }
    },
  );
});
