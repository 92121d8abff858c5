import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import { parseRoster } from '@/lib/roster/parse';
import { papersOf } from '@/lib/sheet/papers';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import { qrCode } from '@/lib/sheet/qr';
import { loadSystem, systems } from '@/lib/systems/registry';
import { sheet, TEN } from './fixture';
import { gridPages } from './paper-grid';
import { printed } from './pdf';

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
    expect(pages[0]?.text).toContain('Scan to open this roster.');
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
    'a code is beside the head in %s, its modules large enough for a phone',
    async (orientation) => {
      for (const letters of [40, 1200, 2500]) {
        const link = `https://muster.example/open#r1.${'x'.repeat(letters)}`;
        const [page] = await gridPages(
          await renderPdf([sheet(TEN, { link })], { paper: 'a4', orientation }, nodeFonts()),
        );
        const says = page?.pieces.find(({ text }) => text.startsWith('Scan'));
        const title = page?.pieces.find(({ text }) => text.startsWith('Iron'));
        expect(says?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
        const side = (says?.y ?? 0) - 24;
        const { size } = qrCode(link) ?? { size: 0 };
        expect(side / size).toBeGreaterThanOrEqual(0.7);
        expect(side).toBeLessThan(150);
      }
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
