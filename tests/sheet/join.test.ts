import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { carried, withAttachments } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { joinPdfs } from '@/lib/sheet/pdf/join';
import { renderPdf } from '@/lib/sheet/pdf/render';
import { rostersInPdf } from '../fixtures/contents';
import { sheet, TEN } from './fixture';

const titled = (title: string) => ({ ...sheet(TEN), title });
const printed = (...titles: string[]) => renderPdf(titles.map(titled), { paper: 'a4' }, nodeFonts());

/** The text of each page of a PDF. */
async function pagesOf(data: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: data.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return pages;
}

test('sheets laid out in parts are joined to one PDF, each on a new page and in order', async () => {
  const parts = [await printed('First'), await printed('Second (3 0 R)', 'Third'), await printed('Fourth')];
  const pages = await pagesOf(joinPdfs(parts));
  expect(pages.map((page) => /First|Second \(3 0 R\)|Third|Fourth/.exec(page)?.[0])).toEqual([
    'First',
    'Second (3 0 R)',
    'Third',
    'Fourth',
  ]);
  expect(pages[3]).toBe((await pagesOf(await printed('Fourth')))[0]);
});

test('rosters attached to a joined PDF can be read from it again', async () => {
  const roster = { muster: 1 as const, system: 'horizon-wars', name: 'A', player: '', notes: '', force: {} };
  const whole = withAttachments(joinPdfs([await printed('First'), await printed('Second')]), [
    carried(roster),
    carried({ ...roster, name: 'B' }),
  ]);
  expect(await rostersInPdf(whole)).toMatchObject([
    expect.stringContaining('"A"'),
    expect.stringContaining('"B"'),
  ]);
  expect(await pagesOf(whole)).toHaveLength(2);
});

test('a single part is returned unchanged', async () => {
  const only = await printed('Only');
  expect(joinPdfs([only])).toBe(only);
});
