import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { rostersInPdf } from '../fixtures/contents';
import { axeFaults } from './axe';
import { navigateTo, soon, text } from './builder';
import {
  chooseFiles,
  count,
  fortyFiles,
  legal,
  pack,
  pasteLists,
  rowCount,
  rows,
  small,
  table,
} from './check';
import { expectFocus, press } from './keyboard';
import { pdfText } from './print';
import { dispatchFiles, downloadedBy, dragOver } from './shelf';
import { expect, test } from './visit';

const given = (...rosters: object[]) => ({
  name: 'lists.ndjson',
  content: rosters.map((roster) => JSON.stringify(roster)).join('\n'),
});

/** Opens the check page and adds lists. */
async function checked(page: Page, ...rosters: object[]) {
  await page.goto('/check');
  await chooseFiles(page, 'Choose files', given(...rosters));
  await soon(() => count(page, 'Lists')).toBe(String(rosters.length));
}

describe('an organiser', () => {
  test('checks forty mixed files against a pack, opens one, and saves the verdicts', async ({ visit }) => {
    const page = await visit();
    const { files, links } = await fortyFiles();
    await page.goto('/check');
    await chooseFiles(page, 'Pack from a file', pack);
    await page.getByText('15 points').waitFor();
    await chooseFiles(page, 'Choose files', ...files);
    await pasteLists(page, links);
    await soon(() => count(page, 'Lists')).toBe('40');
    expect([
      await count(page, 'Legal'),
      await count(page, 'Not legal'),
      await count(page, 'Cannot be read'),
    ]).toEqual(['28', '7', '5']);

    // The keyboard moves to rows out of sight.
    await rows(page).first().getByRole('button').focus();
    await press(page, 'ArrowDown', 'End');
    await expectFocus(table(page).locator('[aria-rowindex="41"]').getByRole('button'));
    await press(page, 'Home', 'PageDown');
    await expectFocus(table(page).locator('[aria-rowindex="12"]').getByRole('button'));

    await page.getByLabel('Show').selectOption('Cannot be read');
    await soon(() => rowCount(page)).toBe(5);
    await soon(() => text(table(page))).toMatch(/broken-2\.json Cannot be read/i);
    await rows(page).filter({ hasText: 'broken-2.json' }).getByRole('button').click();
    const unread = page.getByRole('dialog', { name: 'broken-2.json' });
    await soon(() => text(unread)).toContain('For a game that this version of Muster does not know.');
    await unread.getByText('Technical detail').click();
    await unread.getByText('This is the text "chess"; it must be one of').waitFor();
    await page.keyboard.press('Escape');

    await page.getByLabel('Show').selectOption('Not legal');
    await soon(() => rowCount(page)).toBe(7);
    await rows(page).first().getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Patrol 0' });
    await dialog.getByText(/bans/).first().waitFor();
    await soon(() => text(dialog)).toMatch(/Not legal: 1 error.*Calais Open 2026.*First Troop/i);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('dialog', { name: 'Patrol 1' }).waitFor();
    await page.getByRole('button', { name: 'Save to my rosters' }).click();
    await expectFocus(page.getByRole('link', { name: 'Open in the builder' }));
    await page.keyboard.press('Escape');

    await page.getByText('7 of 40 lists', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Save the verdicts' }).click();
    await soon(() => text(page.getByRole('dialog', { name: 'Save the verdicts' }))).toMatch(
      /only 7 of 40: the table is filtered/i,
    );
    await page.getByLabel('Include every roster').check({ force: true });
    const pdf = await downloadedBy(page, () =>
      page.getByRole('button', { name: 'Verdict sheet (PDF)' }).click(),
    );
    expect(pdf.name).toBe('Calais-Open-2026-verdicts-with-rosters.pdf');
    const pages = await pdfText(pdf.bytes);
    expect(pages).toHaveLength(9);
    expect(pages[0]).toMatch(/Calais Open 2026.*15 points/i);
    expect(pages[0]).toContain('Pat 6');
    expect(pages[1]).toMatch(/What is wrong.*1 Pat 0 Patrol 0 .*“Calais Open 2026” bans/is);
    expect(pages[8]).toContain('Patrol 6');
    expect(await rostersInPdf(pdf.bytes)).toHaveLength(7);
    const [fingerprint] = /\b[0-9a-f]{4}(?: [0-9a-f]{4}){3}\b/.exec(pages[0] ?? '') ?? [];
    expect(pages[2]).toContain(`Fingerprint ${fingerprint}`);

    const lines = await downloadedBy(page, () => page.getByRole('button', { name: 'JSON lines' }).click());
    await page.getByText('Calais-Open-2026-verdicts.ndjson is saved.').waitFor();
    expect(await page.getByRole('button', { name: 'Open to print' }).count()).toBe(0);
    expect(
      lines.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).legal),
    ).toEqual(Array(7).fill(false));
    await page.keyboard.press('Escape');
    await navigateTo(page, '/');
    await page.getByRole('link', { name: /^Patrol 1/ }).waitFor();
  });

  // Some 50 MB, near the maximum of a file.
  test('stops a long check and keeps the results so far', async ({ visit }) => {
    const page = await visit();
    await page.goto('/check');
    await dragOver(page);
    await page.evaluate(
      (line) => {
        const data = new DataTransfer();
        data.items.add(new File([`${line}\n`.repeat(30_000)], 'many.ndjson'));
        const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
        document.body.dispatchEvent(drop);
      },
      JSON.stringify(legal('Force', 'Player')),
    );
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped. The lists checked so far are below').waitFor();
    const done = Number(await count(page, 'Lists'));
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(30_000);
    expect(await rowCount(page)).toBe(done);
    expect(await rows(page).count()).toBeLessThan(60);
  });

  test('chooses nested folders, and drops files anywhere on the page', async ({ visit }) => {
    const page = await visit();
    const folder = mkdtempSync(path.join(tmpdir(), 'muster-lists-'));
    mkdirSync(path.join(folder, 'late'));
    writeFileSync(path.join(folder, 'one.json'), JSON.stringify(legal('One', 'Ann')));
    writeFileSync(path.join(folder, 'late', 'two.json'), '{');
    await page.goto('/check');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a folder' }).click();
    await (await chooser).setFiles(folder);
    await soon(() => count(page, 'Lists')).toBe('2');
    await soon(() => text(table(page))).toContain(`${path.basename(folder)}/late/two.json`);
    await dispatchFiles(page, 'drop', [
      { name: 'three.json', content: JSON.stringify(small('Three', 'Cy')) },
    ]);
    await soon(() => count(page, 'Lists')).toBe('3');
    rmSync(folder, { recursive: true });
  });
});

test('the table says why each list is not legal, in full or on several lines', async ({ visit }) => {
  const page = await visit({ width: 1440 });
  const long = legal('Long', 'Ann');
  await checked(page, { ...long, force: { ...long.force, era: 'burning' } });
  const reason = rows(page).first().getByRole('cell').last().locator('bdi').first();
  const { lines, cut } = await reason.evaluate((node) => ({
    lines: Math.round(node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight)),
    cut: node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth,
  }));
  expect({ lines, cut }).toEqual({ lines: 4, cut: false });
});

test('on a phone, the numbers and all controls are in view once lists are checked', async ({ visit }) => {
  const page = await visit({ width: 360, height: 740, touch: true });
  await page.goto('/check');
  await chooseFiles(page, 'Pack from a file', pack);
  await page.getByText('15 points').waitFor();
  await chooseFiles(page, 'Choose files', given(legal('One', 'Ann'), small('Two', 'Ben')), {
    name: 'broken.json',
    content: '{',
  });
  await soon(() => count(page, 'Cannot be read')).toBe('1');
  const numbers = page.getByRole('region', { name: 'Rosters' }).locator('dl');
  const { y = 0, height = 0 } = (await numbers.boundingBox()) ?? {};
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(y + height).toBeLessThan(740);
  for (const name of ['Choose files', 'Choose a folder', 'Paste links or lists', 'Pack from a file'])
    await page.getByRole('button', { name, exact: true }).waitFor();
  await page.getByRole('link', { name: 'Scan a printed roster', exact: true }).waitFor();
});

test('leaving with lists loaded asks for confirmation', async ({ visit }) => {
  const page = await visit();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto('/check');
  await chooseFiles(page, 'Pack from a file', pack);
  await page.getByText('15 points').waitFor();
  await page.reload();
  expect(dialogs).toEqual([]);

  await chooseFiles(page, 'Choose files', given(legal('One', 'Ann'), small('Two', 'Ben')));
  await soon(() => count(page, 'Not legal')).toBe('1');
  await page.close({ runBeforeUnload: true });
  await soon(() => dialogs).toEqual(['beforeunload']);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await soon(() => table(page).count()).toBe(0);
  await page.reload();
  expect(dialogs).toHaveLength(1);
});

test('axe finds no violations, and nothing is wider than the screen, at any width', async ({ visit }) => {
  const page = await visit();
  const clean = async (part = 'html') => {
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      if (width !== 768) expect(await axeFaults(page, part)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.goto('/check');
  await page.getByRole('heading', { name: 'Check lists' }).waitFor();
  await clean();
  await chooseFiles(
    page,
    'Choose files',
    given(legal('W'.repeat(120), 'M'.repeat(120)), small('Two', 'Ben'), legal('Three', 'Cy')),
    { name: `${'broken'.repeat(20)}.json`, content: '{' },
  );
  await soon(() => count(page, 'Lists')).toBe('4');
  await clean();
  await rows(page).nth(1).getByRole('button').click();
  await page.getByRole('button', { name: 'Save to my rosters' }).waitFor();
  await clean('dialog[open]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save the verdicts' }).click();
  await page.getByRole('dialog', { name: 'Save the verdicts' }).waitFor();
  await clean('dialog[open]');
});
