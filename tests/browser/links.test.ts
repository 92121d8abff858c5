import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { linkTo } from '@/lib/check/link';
import { soon, text, untilSaved } from './builder';
import { fifteen } from './fifteen';
import { rosters } from './shelf';
import { games, storedRosters } from './two-games';
import { expect, test } from './visit';

const keepButton = (page: Page) => page.getByRole('button', { name: 'Save and edit' });

// The other games, and links that are damaged, are tested without a browser.
describe.each(games.slice(0, 1))('a link to a force of $name', (game) => {
  test('shows the roster and its verdict first, and saves it only on request', async ({ visit, address }) => {
    const page = await visit();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const link = linkTo(address, fifteen(game));
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'The Fifteen of Ashford' }).waitFor();
    const shown = await text(page.getByRole('main'));
    expect(shown).toMatch(new RegExp(`${game.name} · Marguerite · .*legal`, 'i'));
    for (const name of ['Anvil 1', 'Osprey 15']) expect(shown).toContain(name);
    expect(shown).toContain('It is not saved in this browser until you choose to.');
    expect(requested.filter((url) => url.includes(link.split('#')[1] ?? '#'))).toEqual([]);

    const shelf = await page.context().newPage();
    await shelf.goto('/');
    await shelf.getByText('No rosters yet').waitFor();

    await keepButton(page).click();
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('The Fifteen of Ashford');
    await untilSaved(page);
    await soon(() => rosters(shelf).count()).toBe(1);
    const [kept] = await storedRosters(page);
    expect(kept).toMatchObject(fifteen(game));

    // Opening it again leads to the saved roster.
    await shelf.goto(link);
    await shelf.getByRole('link', { name: 'Open your saved roster' }).waitFor();
    expect(await keepButton(shelf).count()).toBe(0);
  });
});
