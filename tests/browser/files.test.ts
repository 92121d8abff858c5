import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { badRosters, badTexts, goodRoster } from '../check/bad-rosters';
import { labels, list, openSample, problems, remove, row, soon, text, total, verdict } from './builder';
import { openFile, rosterText } from './files';
import { printOn } from './print';
import { expect, test } from './visit';

describe('files', () => {
  test('opening a roster file adds a roster to the shelf, with its verdict', async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await openFile(page, 'Open a file', rosterText({ player: 'Blue side' }));
    await soon(() => labels(page)).toEqual(['First Troop', 'Heavy cavalry', 'Light infantry']);
    await soon(() => text(verdict(page))).toMatch(/not legal/i);
    expect(await total(page, 'Force cost')).toBe('5 of 3');
    await page.getByRole('link', { name: 'Rosters' }).click();
    await soon(() => text(page.getByRole('link', { name: /^Lancers/ }))).toMatch(
      /Blue side.*FC 5 of 3.*Not legal/i,
    );
  });

  test('an unreadable file is rejected with paths and sentences, and nothing is changed', async ({
    visit,
  }) => {
    const page = await visit();
    await openSample(page, 'Harbour Watch');
    await soon(() => list(page).count()).toBe(11);
    const before = await list(page).allInnerTexts();
    const refused = page.getByRole('dialog', { name: 'This file cannot be read' });
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await openFile(page, 'Open a file', '{', 'cut.json');
    await refused.waitFor();
    await soon(() => text(refused)).toContain('cut.json');

    const refuses = async (content: string | Buffer, path: string, says: string) => {
      const shown = await text(refused);
      await openFile(page, 'Choose another file', content);
      await soon(() => text(refused)).not.toBe(shown);
      const now = await text(refused);
      expect(now).toContain(says);
      if (path !== '') expect(now).toContain(path);
    };
    for (const [, path, says, damage] of badRosters.filter((_, at) => at % 2 === 0)) {
      // A pack file is recognised here and stored with the packs.
      if (says.startsWith('This is a pack')) continue;
      const roster = goodRoster();
      damage(roster);
      await refuses(JSON.stringify(roster), path, says);
    }
    for (const [, content, says] of badTexts.filter((_, at) => at % 3 === 1))
      await refuses(content, '', String(content).trim() === '' ? 'There is nothing in it' : says);
    await refuses(rosterText({ notes: 'x'.repeat(1024 * 1024) }), '', '256 KiB');
    await refuses(`{"muster":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, '', 'nested more than 64 deep');
    await refuses(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), '', 'UTF-8');
    await refuses(
      '{"muster":1,"system":"horizon-wars","name":"x","__proto__":{"a":1}}',
      '__proto__',
      'Unknown field',
    );

    await refused.getByRole('button', { name: 'Close' }).first().click();
    await refused.waitFor({ state: 'hidden' });
    expect(await list(page).allInnerTexts()).toEqual(before);
    await page.getByRole('link', { name: 'Rosters' }).click();
    await page.getByRole('link', { name: /^Harbour Watch/ }).waitFor();
    expect(await page.getByRole('link', { name: /FC/ }).count()).toBe(1);
  });

  test('a roster saved to a file opens again with the same report', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Ninth Column');
    const report = async (page: Page) => [
      await list(page).allInnerTexts(),
      await problems(page).allInnerTexts(),
      await text(verdict(page)),
      await text(page.getByRole('region', { name: 'Verdict' })),
    ];
    await page
      .getByRole('button', { name: /^Fix: / })
      .last()
      .waitFor();
    const before = await report(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Save to a file' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('Ninth-Column.json');
    const other = await visit();
    await other.goto('/');
    await openFile(other, 'Open a file', await readFile(await download.path()));
    await soon(() => report(other)).toEqual(before);
  });

  test('names are plain text: no script runs, no text direction flips, nothing overflows', async ({
    visit,
  }) => {
    const names = {
      image: '<img src=x onerror="window.hacked=1">',
      script: '</script><script>window.hacked=1</script>',
      turned: '\u202Eesrever\u202C and \u2066on\u2069',
      long: `W${'x'.repeat(118)}W`,
      words: 'Łódź Ελλάδα Київ İğdır 第七機甲 👩‍🚀',
    };
    const { image, script, turned, long, words } = names;
    const conventional = (name: string, at: number) => ({
      id: `e${at}`,
      kind: 'conventional',
      name,
      type: 'light-infantry',
      chq: at === 0,
    });
    const file = rosterText(
      { name: image, player: long, notes: script },
      { limit: 15, elements: [image, script, turned, long, words].map(conventional) },
    );
    const page = await visit({ width: 360, height: 640, touch: true });
    await page.goto('/');
    await openFile(page, 'Open a file', file);
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const name of [image, script, long, words]) expect(await text(row(page, name))).toContain(name);
    await fits();
    await row(page, long).getByRole('button', { name: long }).first().tap();
    const sheet = page.getByRole('dialog', { name: long });
    await sheet.waitFor();
    expect(await sheet.evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(360);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await remove(page, long);
    await page.getByText(`${long} removed.`).first().waitFor();
    await fits();
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).tap();
    await page.getByRole('button', { name: 'Print' }).tap();
    const { text: printed } = await printOn(page, 'A4');
    for (const part of [image, 'esrever', 'Łódź Ελλάδα Київ İğdır']) expect(printed).toContain(part);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Rosters' }).tap();
    await page.getByRole('link', { name: image }).waitFor();
    await fits();
    expect(await page.title()).toBe('Muster');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.getByRole('img', { name: 'x' }).count()).toBe(0);
  });
});
