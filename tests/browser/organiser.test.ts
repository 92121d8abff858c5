import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import { axeFaults } from './axe';
import { soon, text } from './builder';
import { count, legal, rowCount, rows, table } from './check';
import { expectFocus, press } from './keyboard';
import { expect, test } from './visit';

/** Drops a folder on the page as from the desktop. */
async function dropFolder(page: Page, folder: string) {
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    devtools.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  // A drop on a page that does not listen yet would open the folder instead.
  await expect
    .poll(async () => {
      for (const type of ['dragEnter', 'dragOver'] as const) await drag(type);
      return page.getByText('Drop to check').isVisible();
    })
    .toBe(true);
  await drag('drop');
  await devtools.detach();
}

/** Creates a folder of lists: eight legal, one that breaks two rules, and three that cannot be read. */
function folderOfLists(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-event-'));
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
  for (let at = 1; at <= 8; at += 1)
    write(`list-${at}.json`, JSON.stringify(legal(`Force ${at}`, `Player ${at}`)));
  mkdirSync(path.join(folder, 'late'));
  write(
    'late/ninth-column.json',
    JSON.stringify({ ...burning, player: 'Ida', force: { ...burning.force, limit: 13 } }),
  );
  write('x-cut.json', JSON.stringify(burning).slice(0, 300));
  write('x-letter.txt', 'Dear organiser, my list follows.');
  write('x-newer.json', JSON.stringify({ ...burning, muster: 2 }));
  return folder;
}

test('an organiser drops a folder, reads the problems, and returns from a rule', async ({ visit }) => {
  const folder = folderOfLists();
  // High enough for all twelve rows: only those in view are rendered.
  const page = await visit({ height: 1400 });
  await page.goto('/check');
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await dropFolder(page, folder);
  await soon(() => count(page, 'Lists')).toBe('12');
  rmSync(folder, { recursive: true });
  expect([await count(page, 'Legal'), await count(page, 'Not legal')]).toEqual(['8', '1']);
  expect(await count(page, 'Cannot be read')).toBe('3');

  // The rows are on the left, the numbers on the right; every row has its file and its result in words.
  const name = path.basename(folder);
  const [first, numbers] = [rows(page).first(), page.getByRole('region', { name: 'Summary' })];
  const [row, aside] = [await first.boundingBox(), await numbers.boundingBox()];
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThanOrEqual(aside?.x ?? 0);
  expect(aside?.y).toBeLessThan(row?.y ?? 0);
  const all = await text(table(page));
  // A long name may be shortened in the middle.
  const whole = all.replaceAll(' ', '');
  for (let at = 1; at <= 8; at += 1) expect(whole).toContain(`${name}/list-${at}.json`);
  expect(whole).toContain(`NinthColumn${name}/late/ninth-column.json`);
  expect(all).toMatch(/x-cut\.json Cannot be read Damaged or cut off: ask for it again\./i);
  expect(all).toMatch(/x-letter\.txt Cannot be read No roster in this text\./i);
  expect(all).toMatch(/x-newer\.json Cannot be read Made by a newer version of Muster/i);
  await soon(() => text(numbers)).toMatch(/Mech with upgrades or an Ace in the Burning 1/);
  expect(await page.locator('main').innerText()).not.toMatch(/hw\/|muster:/);
  expect(await axeFaults(page)).toEqual([]);

  await table(page)
    .getByRole('button', { name: /x-newer/ })
    .click();
  const unread = page.getByRole('dialog', { name: /x-newer/ });
  await unread.getByText('Made by a newer version of Muster').waitFor();
  await unread.getByText('Technical detail').click();
  await unread.getByText('This is 2, from a newer version of Muster; this one reads 1.').waitFor();
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await press(page, 'Escape');

  // To a rule and back.
  await page.getByLabel('Show').selectOption('Not legal');
  await soon(() => rowCount(page)).toBe(1);
  const opener = table(page).getByRole('button', { name: 'Ninth Column' });
  const dialog = page.getByRole('dialog', { name: 'Ninth Column' });
  await opener.click();
  const note = dialog.getByRole('listitem').nth(1);
  await note.locator('summary').click();
  const link = note.getByRole('link');
  const rule = await text(link);
  await link.click();
  await page.getByRole('heading', { level: 1, name: /rules and rulings/ }).waitFor();
  // The id is in the text, but hidden unless requested.
  await soon(() => page.locator('[aria-current=true]').textContent()).toContain(rule);
  await page.goBack();
  await dialog.waitFor();
  await expectFocus(link);
  await press(page, 'Escape');
  await expectFocus(opener);
  expect([await count(page, 'Lists'), await rowCount(page)]).toEqual(['12', 1]);
});

test('on a phone with hundreds of lists, the row is restored and the numbers are one press away', async ({
  visit,
}) => {
  const page = await visit({ width: 360, height: 740, touch: true });
  await page.goto('/check');
  const lists = [
    ...Array.from({ length: 299 }, (_, at) => legal(`Force ${at}`, `Player ${at}`)),
    { ...burning, player: 'Ida' },
  ];
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  const content = lists.map((list) => JSON.stringify(list)).join('\n');
  await (await chooser).setFiles({
    name: 'all.ndjson',
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });
  await soon(() => count(page, 'Lists')).toBe('300');

  const numbers = page.getByRole('button', { name: 'Summary' });
  await numbers.click();
  const types = page.getByRole('list', { name: 'Types fielded' });
  await soon(() => types.evaluate((node) => node.getBoundingClientRect().top < innerHeight)).toBe(true);

  await page.getByRole('button', { name: 'Filter and order' }).click();
  await page.getByLabel('Order').selectOption('Verdict');
  await page.evaluate(() => window.scrollTo(0, 0));
  await table(page).getByRole('button', { name: 'Ninth Column' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ninth Column' });
  await dialog.locator('summary').first().click();
  await dialog.getByRole('link', { name: /^hw/ }).click();
  await page.getByRole('link', { name: 'Back to the lists' }).click();
  await expectFocus(dialog.getByRole('link', { name: /^hw/ }));
  // Two rows further, the last row opened has the focus.
  await dialog.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Force 0' }).getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Force 1', exact: true }).waitFor();
  await press(page, 'Escape');
  await expectFocus(table(page).getByRole('button', { name: 'Force 1', exact: true }));
});
