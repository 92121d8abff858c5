import { expect, test } from 'vitest';
import { loadFonts } from '@/lib/sheet/pdf/fonts';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import { NAMES, row, sheet } from './fixture';
import { gridPages } from './paper-grid';
import { printed } from './pdf';

test('an earlier print does not take glyphs from a later one', async () => {
  const said = (name: string) => [
    sheet([row(name, [1, 2, 3, 4, 5], name, 1)], { title: name, facts: [{ label: name, value: name }] }),
  ];
  // A colon reuses the glyph of the full stop, an accented letter that of the base letter.
  await printed(said(':;…¡! ÀÉÎÕÜ àéîõü ŻŚĆ żść Ñ ñ Ç ç'));
  const { pages } = await printed(said('A.P. of U.N.A., CENSUS zone'));
  expect(pages[0]?.text.match(/A\.P\. of U\.N\.A\., CENSUS zone/gi)).toHaveLength(6);
});

test('a text is as wide on paper as measured, or a little narrower', async () => {
  const names = [NAMES.polish, NAMES.greek, NAMES.cyrillic, NAMES.turkish, 'AVATAR To. Wave', 'office fjord'];
  const fonts = await loadFonts(nodeFonts(), names.join());
  const rows = names.map((name) => row(name, [1, 2, 3, 4, 5], 'Rapid', 1));
  const [page] = await gridPages(await renderPdf([sheet(rows)], { paper: 'a4' }, nodeFonts()));
  for (const name of names) {
    const [piece] = page?.pieces.filter(({ text }) => text.trim() === name) ?? [];
    const measured = fonts.ems(name, 'semibold') * 10;
    expect(piece?.width).toBeLessThanOrEqual(measured + 0.01);
    expect(piece?.width).toBeGreaterThan(measured * 0.95);
  }
});
