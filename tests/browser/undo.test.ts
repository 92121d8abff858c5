import { describe } from 'vitest';
import { soon } from './builder';
import { expectFocus } from './keyboard';
import { expectRosters, openFiles, rosterFile, rosters } from './shelf';
import { games, openSampleOf } from './two-games';
import { pauseTyping, slowClock } from './typing-clock';
import { test } from './visit';

// All games share one history.
describe.each(games.slice(0, 1))('undo in a force of $name', (game) => {
  const { sample } = game;

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
