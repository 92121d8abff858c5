import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { navigateTo } from './builder';
import { brokenWords, expectFitsEverywhere } from './fits';
import { dialog, phone } from './play';
import { expect, test } from './visit';

// What an organiser does from making an event to closing it, by what the pages say.

const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: true });

/** Takes the next step of the event, after its question. */
async function takeStep(page: Page, verb: string) {
  await button(page, verb).click();
  await button(dialog(page, verb), verb).click();
  await dialog(page, verb).waitFor({ state: 'detached' });
}

/** Waits until the focus is on what has taken the place of a pressed button. */
const untilFocused = (page: Page, text: string) =>
  expect.poll(async () => (await page.locator(':focus').allTextContents()).join().trim()).toBe(text);

/** Makes an event; returns the organiser's link. The organiser's page is open afterwards. */
async function makeEvent(page: Page, name: string): Promise<string> {
  await navigateTo(page, '/event');
  await button(page, 'Make an event').click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Game').selectOption({ label: 'Horizon Wars' });
  await button(page, 'Make the event').click();
  await page.getByRole('heading', { name: 'Keep the organiser’s link' }).waitFor();
  const link = await page.getByLabel('Organiser’s link').inputValue();
  await button(page, 'Go to the event').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return link;
}

/** Adds a player by hand; returns the player's link. */
async function addPlayer(page: Page, name: string): Promise<string> {
  await button(page, 'Add a player').click();
  await dialog(page, 'Add a player').getByLabel('Name').fill(name);
  await button(page, 'Add the player').click();
  const shown = dialog(page, `Link for ${name}`);
  const link = await shown.getByLabel('Link for this player').inputValue();
  await button(shown, 'Close').click();
  return link;
}

/** Reports a result from the page of a player. */
async function report(page: Page, winner: string, own: number, other: number, opponent: string) {
  await button(page, 'Report the result').click();
  const form = dialog(page, 'Report the result');
  await form.getByRole('spinbutton', { name: 'Your score' }).fill(`${own}`);
  await form.getByRole('spinbutton', { name: `Score of ${opponent}` }).fill(`${other}`);
  await expect.poll(() => form.getByRole('radio', { name: winner }).isChecked()).toBe(true);
  await button(form, 'Report the result').click();
  await form.waitFor({ state: 'detached' });
}

describe('an organiser', () => {
  test('makes an event and comes back to it with the link alone', async ({ visit }) => {
    const page = await visit();
    const link = await makeEvent(page, 'Winter Open');
    const secret = new URL(link).hash;
    const elsewhere = await visit({ dark: true });
    await elsewhere.goto(link);
    await elsewhere.getByRole('heading', { level: 1, name: 'Winter Open' }).waitFor();
    await button(elsewhere, 'Open for entries').waitFor();
    // The secret is in neither address nor storage any more.
    expect(elsewhere.url()).not.toContain(secret.slice(3));
    const stored = await elsewhere.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain(secret.slice(3));
    await elsewhere.reload();
    await button(elsewhere, 'Open for entries').waitFor();
    await navigateTo(elsewhere, '/event');
    await elsewhere.getByRole('link', { name: 'Winter Open' }).click();
    await button(elsewhere, 'Open for entries').waitFor();
  });

  test('sees who enters at once, and settles a result that two players report differently', async ({
    visit,
  }) => {
    const page = await visit();
    await makeEvent(page, 'Winter Open');
    await takeStep(page, 'Open for entries');
    const annsLink = await addPlayer(page, 'Ann');
    await button(page, 'Entry link').click();
    const entry = await dialog(page, 'Entry link').getByLabel('Link to the public page').inputValue();
    await page.keyboard.press('Escape');

    const ben = await visit({ width: 360, height: 740, touch: true });
    await ben.goto(entry);
    await ben.getByLabel('Name').fill('Ben');
    await button(ben, 'Enter the event').click();
    await untilFocused(ben, 'Your link');
    await ben.getByRole('link', { name: 'Go to your page' }).click();
    await page.getByRole('table', { name: 'Players' }).getByText('Ben', { exact: true }).waitFor();

    await takeStep(page, 'Lock lists');
    await takeStep(page, 'Reveal lists');
    await takeStep(page, 'Start the rounds');
    await untilFocused(page, 'Go to the rounds');
    await button(page, 'Go to the rounds').click();
    await button(page, 'Pair round 1').click();
    await untilFocused(page, 'Round 1');
    await button(page, 'Start round 1').click();
    await button(dialog(page, 'Start round 1'), 'Start the round').click();
    await untilFocused(page, 'Round 1 of 3');

    const ann = await visit({ allow: /net::ERR_FAILED/ });
    await ann.goto(annsLink);
    await report(ann, 'You', 20, 11, 'Ben');
    await page.getByText(/^Ann reported: /).waitFor();
    await report(ben, 'You', 20, 11, 'Ann');
    await page.getByText('The reports differ').waitFor();
    await page.getByText('Reports differ at table 1.').waitFor();
    await button(page, 'Use this report of Ann').click();
    await page.getByText('(settled)').waitFor();
    await ann.getByText(/^Result: 20 : 11, won\. Settled by the organiser\./).waitFor();
    await ann.route('**/api/events/**', (route) => route.abort());
    await ann.reload();
    await ann.getByText(/^As of .*; the server does not answer\./).waitFor();
    await ann.getByText(/^Result: 20 : 11, won\./).waitFor();

    await page.getByRole('tab', { name: 'Standings' }).click();
    await page.getByRole('region', { name: 'Standings' }).getByText('Ann', { exact: true }).waitFor();
  });

  test('finds every part accessible and fitting, on a phone and a laptop', async ({ visit }) => {
    const page = await visit();
    await navigateTo(page, '/event');
    await button(page, 'Make an event').click();
    await page.getByText('More settings').click();
    await button(page, 'Make the event').click();
    await page.getByText('Enter a name.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await expectFitsEverywhere(page, 'the form');
    const link = await makeEvent(page, 'Winter Open');
    const [first, longest] = [`${'Bartholomew Featherstonehaugh-'.repeat(3)}Cholmondeley`, 'W'.repeat(120)];
    const ordinary = 'Alexandra Konstantinopoulou';
    const links = [await addPlayer(page, first), await addPlayer(page, longest)];
    for (const verb of ['Open for entries', 'Lock lists', 'Reveal lists', 'Start the rounds'])
      await takeStep(page, verb);
    await button(page, 'Go to the rounds').click();
    await button(page, 'Pair round 1').click();
    await expectFitsEverywhere(page, 'a paired round');
    await button(page, 'Start round 1').click();
    await button(dialog(page, 'Start round 1'), 'Start the round').click();
    for (const link of links) {
      const player = await visit();
      await player.goto(link);
      await button(player, 'Report the result').click();
      const form = dialog(player, 'Report the result');
      await form.getByRole('spinbutton', { name: 'Your score' }).fill('4');
      await form.getByRole('spinbutton', { name: 'Score of' }).fill('3');
      // The other one: a sentence says that the lower score won.
      await form.getByRole('radio', { name: /^[BW]/ }).check();
      await expectFitsEverywhere(player, 'a report');
      await button(form, 'Report the result').click();
      await form.waitFor({ state: 'detached' });
      await expectFitsEverywhere(player, 'the page of a player');
    }
    await page.getByText('The reports differ').waitFor();
    await page.getByLabel(/^Score of B/).fill('4');
    await page.getByLabel(/^Score of W/).fill('3');
    await page.getByLabel('Winner, table 1').selectOption({ label: `${longest} won` });
    await page.getByText('won with the lower score').waitFor();
    await expectFitsEverywhere(page, 'two reports');
    await button(page, 'Save the result, table 1').click();
    await page.getByText('(settled)').waitFor();
    for (const tab of ['Players', 'Rounds', 'Standings', 'Lists', 'Settings', 'Links and file']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await axeFaults(page, 'main'), tab).toEqual([]);
      await expectFitsEverywhere(page, tab);
    }
    await page.getByRole('tab', { name: 'Players' }).click();
    await addPlayer(page, ordinary);
    await button(page, 'Select').click();
    // Each box is in line with the name, whose first line is as high.
    const offsets = await page.getByRole('table', { name: 'Players' }).evaluate((table) =>
      [...table.querySelectorAll('[data-player]')].map((name) => {
        const box = name.closest('[role=row]')?.querySelector('input')?.getBoundingClientRect();
        const [line] = [...(name.querySelector('bdi')?.getClientRects() ?? [])];
        return box && line ? Math.abs(box.top + box.height / 2 - line.top - line.height / 2) : null;
      }),
    );
    expect(offsets).toHaveLength(3);
    for (const offset of offsets) expect(offset).toBeLessThan(2);
    await page.getByRole('tab', { name: 'Standings' }).click();
    await page.getByRole('region', { name: 'Standings' }).getByText(ordinary, { exact: true }).waitFor();
    expect(await brokenWords(page)).toEqual([]);
    const touched = await visit(phone);
    await touched.goto(link);
    await touched.getByRole('tab', { name: 'Players' }).waitFor();
    const small = await touched.locator('main').evaluate((main) =>
      [...main.querySelectorAll('button, select, summary, label:has(input)')]
        .filter((node) => {
          const { width, height } = node.getBoundingClientRect();
          return width > 1 && height > 1 && height < 44;
        })
        .map((node) => node.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
  });
});
