import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import { parseRoster } from '@/lib/roster/parse';
import { papersOf } from '@/lib/sheet/papers';
import { loadFonts } from '@/lib/sheet/pdf/fonts';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { Code } from '@/lib/sheet/pdf/qr-code';
import { layOut, type SheetLayout } from '@/lib/sheet/pdf/sheet-pages';
import { qrCode } from '@/lib/sheet/qr';
import { loadSystem, systems } from '@/lib/systems/registry';
import { row, sheet, TEN } from './fixture';
import { componentsIn, textsIn } from './layout';
import { printed } from './pdf';

/** Whether each code on a page is beside something, and the size of its modules, in points. */
function codesOn({ blocks }: SheetLayout['pages'][number]): { place: 'below' | 'beside'; module: number }[] {
  return blocks.flatMap((block) =>
    componentsIn(block).flatMap(({ type, props }) => {
      if (type !== Code) return [];
      const { code, side } = props as unknown as Parameters<typeof Code>[0];
      const texts = textsIn(block).filter((each) => !each.startsWith('Scan'));
      return [
        { place: texts.length > 0 ? ('beside' as const) : ('below' as const), module: side / code.size },
      ];
    }),
  );
}

describe('a QR code', () => {
  test('of a short link has its three finder patterns', () => {
    const code = qrCode('https://muster.example/open#r1.abc');
    expect(code?.size).toBe(8 + 29);
    for (const corner of ['M4 4h7v1h-7z', 'M26 4h7v1h-7z', 'M4 26h7v1h-7z'])
      expect(code?.path).toContain(corner);
  });
  test('holds 2,953 bytes and no more', () => {
    expect(qrCode('a'.repeat(2953))?.size).toBe(8 + 177);
    expect(qrCode('a'.repeat(2954))).toBeNull();
  });
});

describe('on paper', () => {
  test('a sheet shows its fingerprint on each page and a code, or says that the link is too long', async () => {
    const marked = { fingerprint: '0123456789abcdef'.repeat(4), link: 'https://muster.example/open#r1.abc' };
    const { pages } = await printed([sheet([...TEN, ...TEN, ...TEN, ...TEN], marked)]);
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) expect(text).toContain('Fingerprint 0123 4567 89ab cdef page');
    expect(pages.at(-1)?.text).toContain('Scan to open this roster.');
    const long = await printed([sheet(TEN, { link: 'x'.repeat(3000) })]);
    expect(long.pages.map(({ text }) => text).join(' ')).toContain('too long for a QR code');
  });

  test.each([
    ['http://localhost:3000', 'This code opens the roster on this machine only.'],
    ['http://192.168.1.5', 'This code opens the roster on this network only.'],
    ['https://muster.example', 'Scan to open this roster.'],
  ])('a code of %s says who can open it', async (origin, says) => {
    const { pages } = await printed([sheet(TEN, { link: `${origin}/open#r1.abc` })]);
    const words = pages.map(({ text }) => text).join(' ');
    expect(words).toContain(says);
    expect(words.includes('Scan to open')).toBe(!says.includes('only'));
    if (!says.includes('only')) expect(words).not.toContain('This code');
  });

  test.each(['landscape', 'portrait'] as const)(
    'a code adds no page to a sheet in %s',
    async (orientation) => {
      const fonts = await loadFonts(nodeFonts(), '');
      const link = `https://muster.example/open#r1.${'x'.repeat(1200)}`;
      const seen = new Set<string>();
      for (let count = 0; count <= 24; count += 1) {
        const rows = Array.from(
          { length: count },
          (_, index) => TEN[index % TEN.length] ?? row('', [], '', 0),
        );
        const options = { paper: 'a4', orientation } as const;
        const { pages, scale } = layOut(sheet(rows, { link }), options, fonts);
        expect(pages, `${count} rows`).toHaveLength(layOut(sheet(rows), options, fonts).pages.length);
        const [code, ...others] = pages.flatMap(codesOn);
        expect(others).toEqual([]);
        if (!code) throw new Error(`${count} rows are printed without a code`);
        const module = Number((code.module * scale).toFixed(2));
        expect(module).toBeGreaterThanOrEqual(0.7);
        seen.add(`${code.place} ${module}`);
      }
      // Below the content, or next to it if there is no room, and smaller if there is none there either.
      expect([...seen]).toEqual(expect.arrayContaining(['below 1', 'beside 1']));
    },
  );

  test.each(systems)('a sheet of $name has the fingerprint of its roster', async ({ id }) => {
    const system = await loadSystem(id);
    const [sample] = (await system?.samples()) ?? [];
    if (!system || !sample) throw new Error('A game has samples');
    const read = parseRoster(sample.roster, system);
    if (!read.ok) throw new Error('A sample can be read');
    const roster = read.value;
    const choice = { roster: true, cards: false, summary: false, opponent: false };
    const given = { roster, system, checked: checkRoster(roster, system) };
    const { papers } = await papersOf([given], { ...choice, linkTo: ({ name }) => `link to ${name}` });
    expect(papers).toMatchObject([
      { fingerprint: fingerprint(roster, system), link: `link to ${roster.name}` },
    ]);
  });
});
