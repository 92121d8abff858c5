import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { remove, soon, text, untilSaved } from './builder';
import { acted, dialog, expectStored, expectUndo, play, rows, untilClosed } from './play';
import { chooseForRoster, chooseForShelf, downloadedBy, openFiles, rosters } from './shelf';
import { expect, test } from './visit';

const lines = (page: Page) => page.getByRole('link', { name: /· turn \d/ });
const inPlay = (page: Page) => page.getByRole('region', { name: 'Matches in progress' });

/** Starts a match with one mark, and returns its address. */
async function marked(page: Page): Promise<string> {
  await play(page, 'Harbour Watch');
  await acted(page, 'Capstan').click();
  await expectStored(page, 1);
  return page.url();
}

describe('the roster of a match', () => {
  test('can be edited and deleted, and the match keeps its copy', async ({ visit }) => {
    const page = await visit();
    const address = await marked(page);
    const notice = page.getByText(
      'The roster has been edited since the match started. The match keeps its copy.',
    );
    expect(await notice.count()).toBe(0);
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Open the roster' }).click();
    await remove(page, 'Jackdaw');
    await untilSaved(page);
    await page.goto(address);
    await notice.waitFor();
    expect(await rows(page).count()).toBe(11);
    await page.getByRole('button', { name: 'Compare' }).click();
    await soon(() => text(page.getByRole('dialog'))).toMatch(/1 element differs|Jackdaw/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: 'All matches' }).click();
    await page.getByRole('heading', { level: 1, name: 'Matches' }).waitFor();
    await soon(() => text(lines(page))).toMatch(
      /^Harbour Watch Horizon Wars · \d+ \w+ \d{4}, \d\d:\d\d · Against Opponent · turn 1 In progress · the roster has been changed since$/,
    );
    await soon(() => text(page.getByRole('region', { name: 'Harbour Watch' }).getByRole('heading'))).toBe(
      'Harbour Watch 1 in progress',
    );

    // The match in progress stands before everything else on the front page.
    await page.goto('/');
    await rosters(page).first().waitFor();
    await soon(() => text(inPlay(page).getByRole('link').filter({ hasText: 'turn 1' }))).toContain(
      'In progress',
    );
    const before = await page.evaluate(() => {
      const [first] = [...document.querySelectorAll('main section')].map(
        (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent,
      );
      return first;
    });
    expect(before).toBe('Matches in progress');
    await page.getByRole('button', { name: 'Delete Harbour Watch' }).last().click();
    await page.getByText('No rosters yet').waitFor();
    await inPlay(page)
      .getByRole('link', { name: /turn 1/ })
      .click();
    await rows(page).first().waitFor();
    await expectUndo(page, 'Capstan: Activated');
    expect(await rows(page).count()).toBe(11);
  });

  test('says in its menu that a match is in progress, which goes to the bin and back', async ({ visit }) => {
    const page = await visit();
    const address = await marked(page);
    await page.goto('/');
    await chooseForRoster(page, 'Harbour Watch', 'Play');
    await soon(() => text(dialog(page, 'Play'))).toContain('Matches 1 in progress');
    await dialog(page, 'Play').getByText('Matches', { exact: true }).click();
    await soon(() => text(lines(page).last())).toMatch(
      /^Harbour Watch .* · Against Opponent · turn 1 In progress$/,
    );
    await page.keyboard.press('Escape');
    await dialog(page, 'Play').waitFor({ state: 'hidden' });
    const backup = await downloadedBy(page, () => page.getByRole('button', { name: 'Back up' }).click());

    await inPlay(page).getByRole('button', { name: 'Delete Harbour Watch' }).click();
    await inPlay(page).waitFor({ state: 'hidden' });
    await chooseForShelf(page, 'Bin');
    const bin = dialog(page, 'Bin');
    await soon(() => text(bin)).toContain('Harbour Watch Match of Horizon Wars · deleted');
    await bin.getByRole('button', { name: 'Restore Harbour Watch' }).click();
    await page.keyboard.press('Escape');
    await inPlay(page)
      .getByRole('link', { name: /turn 1/ })
      .click();
    await expectUndo(page, 'Capstan: Activated');
    expect(page.url()).toBe(address);

    // A backup brings it to another browser, and changes nothing in this one.
    await page.goto('/');
    for (const [tab, said] of [
      [page, '1 match: 1 already here.'],
      [await visit(), '1 match: 1 added.'],
    ] as const) {
      await tab.goto('/');
      await openFiles(tab, { name: 'backup.json', content: backup.text });
      await soon(() => text(dialog(tab, 'Backup restored'))).toContain(said);
      await tab.goto(address);
      await expectUndo(tab, 'Capstan: Activated');
    }
  });

  test('has the result of its match, which stays open for corrections', async ({ visit }) => {
    const page = await visit();
    await marked(page);
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'End the match' }).click();
    const end = dialog(page, 'End the match');
    await end.getByRole('radio', { name: 'Harbour Watch' }).check({ force: true });
    await end.getByRole('spinbutton', { name: 'Score, Harbour Watch' }).fill('3');
    await end.getByRole('spinbutton', { name: 'Score, Opponent' }).fill('1');
    await end.getByLabel('How it ended').fill('Tabled in turn 4');
    await end.getByRole('button', { name: 'End the match' }).click();
    await end.waitFor({ state: 'hidden' });
    await acted(page, 'Jackdaw').click();
    await expectStored(page, 2);
    await page.getByRole('link', { name: 'All matches' }).click();
    await soon(() => text(lines(page))).toMatch(/Won 3 : 1$/);
    await page.goBack();
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Result', exact: true }).click();
    const result = dialog(page, 'The result');
    await result.getByRole('radio', { name: 'Still playing' }).check({ force: true });
    await result.getByRole('button', { name: 'Save' }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByText('The match is in progress again.').first().waitFor();
    expect(await page.getByText('Ended: Won').count()).toBe(0);
    await messages.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByText('Ended: Won').waitFor();
    await untilClosed(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'All matches (1)' }).waitFor();
    expect(await inPlay(page).count()).toBe(0);
  });
});
