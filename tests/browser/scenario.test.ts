import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { openSample, panel, problems, soon, text, total } from './builder';
import { expectFocus, press, tabTo } from './keyboard';
import { description } from './packs';
import { expect, test } from './visit';

/** Opens a sample and sets up a set-piece battle so small that no one place holds the whole force. */
async function openBattle(page: Page) {
  await openSample(page, 'Harbour Watch');
  await page.getByRole('button', { name: /^Scenario/ }).click();
  await page.getByRole('radio', { name: 'Set-piece battle' }).check({ force: true });
  await page.getByRole('radio', { name: /^Patrol 9 points/ }).check({ force: true });
}

describe('the points limit of a set-piece battle', () => {
  test('is shown in place of the limit, and leads to the scenario, by mouse and keyboard', async ({
    visit,
  }) => {
    const page = await visit();
    await openBattle(page);
    const reads = '9 points, by the set-piece battle: Deliberate Attack, Patrol, attacker.';
    for (const way of ['mouse', 'keyboard']) {
      await page.getByRole('button', { name: /^Force .*9 points/ }).click();
      const force = panel(page, 'Force');
      await force.getByText(reads).waitFor();
      // No control is shown that would have no effect.
      expect(await force.getByRole('spinbutton', { name: 'Other limit' }).count()).toBe(0);
      expect(await force.getByRole('group', { name: 'Points limit' }).count()).toBe(0);
      const go = force.getByRole('button', { name: 'Go to the scenario' });
      expect(await description(go)).toBe(reads);
      if (way === 'mouse') await go.click();
      else {
        await tabTo(page, go);
        await press(page, 'Enter');
      }
      await expectFocus(panel(page, 'Scenario').getByRole('heading', { level: 2 }));
    }
    await page.getByRole('radio', { name: 'None', exact: true }).check({ force: true });
    await page.getByRole('button', { name: /^Force .*15 points/ }).click();
    const own = page.getByRole('spinbutton', { name: 'Other limit' });
    expect(await own.inputValue()).toBe('15');
    await own.fill('20');
    await soon(() => total(page, 'Force cost')).toBe('15 of 20');
  });

  test('is shown on a phone too', async ({ visit }) => {
    for (const width of [360, 320]) {
      const page = await visit({ width, height: 640, touch: true });
      await openBattle(page);
      await page.getByRole('button', { name: 'Close' }).tap();
      await page.getByRole('button', { name: /^Force .*9 points/ }).tap();
      await page.getByRole('button', { name: 'Go to the scenario' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Scenario' });
      await sheet.waitFor();
      await expectFocus(sheet.getByRole('heading', { level: 2 }));
    }
  });
});

const errorsNow = async (page: Page) =>
  (await problems(page).allTextContents()).filter((said) => /^\s*error/i.test(said));

const placed = (page: Page) => page.getByText(/^\d+ of \d+ placed$/).textContent();

describe('filling in the places', () => {
  test('places every element as the battle allows in one press, and Undo reverts it', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Harbour Watch');
    await page.getByRole('button', { name: /^Scenario/ }).click();
    await page.getByRole('radio', { name: 'Set-piece battle' }).check({ force: true });
    await soon(() => placed(page)).toMatch(/^0 of/);
    const fill = page.getByRole('button', { name: 'Place automatically' });
    await tabTo(page, fill);
    await press(page, 'Enter');
    await fill.waitFor({ state: 'detached' });
    await soon(async () => (await errorsNow(page)).join()).not.toContain('hw/scenario/');
    const [, count, all] = /^(\d+) of (\d+)/.exec((await placed(page)) ?? '') ?? [];
    expect(count).toBe(all);
    await press(page, 'Control+z');
    await soon(() => placed(page)).toMatch(/^0 of/);
  });

  test('is not offered without elements', async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'New force of Horizon Wars' }).click();
    await page.getByRole('button', { name: 'Add element' }).waitFor();
    await page.getByRole('button', { name: /^Scenario/ }).click();
    await page.getByRole('radio', { name: 'Set-piece battle' }).check({ force: true });
    await page.getByText(/^Elements appear here/).waitFor();
    expect(await page.getByRole('button', { name: 'Place automatically' }).count()).toBe(0);
  });
});

describe('a button that changes every place', () => {
  test('says before it is pressed which error it leads to, and leads to that error only', async ({
    visit,
  }) => {
    const page = await visit();
    await openBattle(page);
    const all = page.getByRole('button', { name: 'All to reserve' });
    await soon(() => description(all)).toMatch(
      /^Causes an error: The reserve holds P\d+; the scenario allows P5 \(p\.75\)\.$/,
    );
    const said = /The reserve holds P\d+; the scenario allows P5/.exec(await description(all))?.[0] ?? '';
    await page.getByText(said).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect((await errorsNow(page)).join()).toContain('hw/scenario/unassigned');
    await tabTo(page, all);
    await press(page, 'Enter');
    await soon(async () => (await errorsNow(page)).join()).toContain(said);
    expect((await errorsNow(page)).join()).not.toContain('hw/scenario/unassigned');
    // Pressing it again adds no error.
    await soon(() => description(all)).toBe('');

    const clear = page.getByRole('button', { name: 'Clear all places' });
    await soon(() => description(clear)).toMatch(/^Causes an error: Not placed yet: /);
    await clear.click();
    await soon(async () => (await errorsNow(page)).join()).toContain('hw/scenario/unassigned');
  });

  test('says nothing if it adds no error, and follows the force', async ({ visit }) => {
    const page = await visit();
    await openBattle(page);
    const scenario = panel(page, 'Scenario');
    const places = await scenario.getByRole('group', { name: /^Place of / }).all();
    for (const place of places.slice(1))
      await place.getByRole('radio', { name: 'Lost' }).check({ force: true });
    const rest = page.getByRole('button', { name: 'Place rest in reserve' });
    await soon(() => rest.count()).toBe(1);
    await soon(() => description(rest)).toBe('');
    const before = await errorsNow(page);
    await rest.click();
    await soon(async () => (await errorsNow(page)).length).toBeLessThan(before.length);
  });

  test('fits next to its description at every width', async ({ visit }) => {
    for (const how of [
      { width: 320, height: 640, touch: true },
      { width: 360, height: 640, touch: true, dark: true },
      { width: 768, height: 1024 },
    ]) {
      const page = await visit(how);
      await openBattle(page);
      const kind = how.width < 720 ? 'dialog' : 'region';
      const sheet = page.getByRole(kind, { name: 'Scenario' });
      await sheet
        .getByText(/Causes an error/)
        .first()
        .waitFor();
      expect(await sheet.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
      const all = sheet.getByRole('button', { name: 'All to reserve' });
      await all.scrollIntoViewIfNeeded();
      const { x = -1, width = 0 } = (await all.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(how.width);
      await soon(() => text(sheet)).toMatch(/the scenario allows P5/);
    }
  });
});
