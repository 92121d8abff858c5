import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { labels, soon, untilSaved } from './builder';
import { expectFocus } from './keyboard';
import { expectRosters, openFiles, rosterFile, rosters } from './shelf';
import { addFromPicker, games, openSampleOf } from './two-games';
import { pauseTyping, slowClock } from './typing-clock';
import { expect, test } from './visit';

const button = (page: Page, name: 'Undo' | 'Redo') => page.getByRole('button', { name, exact: true }).first();

// All games share one history.
describe.each(games.slice(0, 1))('undo in a force of $name', (game) => {
  const { noun, sample, added } = game;
  const [first] = added;

  test('works while typing in a field: a word is one step, and the field shows the result', async ({
    visit,
  }) => {
    const page = await visit({ before: slowClock });
    await openSampleOf(page, game);
    const name = page.getByLabel('Force name');
    await name.press('End');
    await page.keyboard.type(' North');
    await pauseTyping(page);
    await page.keyboard.type(' West');
    await soon(() => name.inputValue()).toBe(`${sample.name} North West`);
    for (const [key, shown] of [
      ['Control+z', `${sample.name} North`],
      ['Control+z', sample.name],
      ['Control+z', sample.name],
      ['Control+Shift+z', `${sample.name} North`],
      ['Control+y', `${sample.name} North West`],
    ] as const) {
      await page.keyboard.press(key);
      await soon(() => name.inputValue()).toBe(shown);
      await expectFocus(name);
    }
  });

  test('goes back forty steps, after a reload too', async ({ visit }) => {
    const page = await visit();
    await openSampleOf(page, game);
    const at = await labels(page);
    await addFromPicker(page, game);
    // Fast presses: each is still one step.
    await page
      .getByRole('button', { name: `Add ${first[0]}`, exact: true })
      .evaluate(async (add: HTMLElement) => {
        for (let press = 0; press < 50; press += 1) {
          add.click();
          await new Promise(requestAnimationFrame);
        }
      });
    await soon(() => labels(page).then((all) => all.length)).toBe(at.length + 50);
    await untilSaved(page);
    await page.keyboard.press('Escape');
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Control+z');
    await soon(() => labels(page).then((all) => all.length)).toBe(at.length + 40);
    await untilSaved(page);

    await page.reload();
    await page.getByRole('button', { name: `Add ${noun}` }).waitFor();
    expect(await button(page, 'Redo').getAttribute('aria-disabled')).not.toBe('true');
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('Control+z');
    await soon(() => labels(page)).toEqual(at);
    for (let step = 0; step < 50; step += 1) await page.keyboard.press('Control+y');
    await soon(() => labels(page).then((all) => all.length)).toBe(at.length + 50);
  });
});

describe('undo on the shelf', () => {
  test('leaves the search field to itself, and undoes changes to a roster everywhere else', async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto('/');
    await openFiles(page, rosterFile('Lancers'), rosterFile('Uhlans'), rosterFile('Ulans'));
    await soon(() => rosters(page).count()).toBe(3);
    await page.getByRole('button', { name: 'Delete Lancers' }).click();
    await soon(() => rosters(page).count()).toBe(2);
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.focus();
    await page.keyboard.type('uh');
    await expectRosters(page, ['Uhlans']);
    await page.keyboard.press('Control+z');
    await soon(() => search.inputValue()).toBe('');
    await soon(() => rosters(page).count()).toBe(2);
    await page.getByRole('link', { name: /^Uhlans/ }).focus();
    await page.keyboard.press('Control+z');
    await soon(() => rosters(page).count()).toBe(3);
  });
});
