import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { linkTo } from '@/lib/check/link';
import { soon, text, untilSaved } from './builder';
import { fifteen } from './fifteen';
import { rosters } from './shelf';
import { games, storedRosters } from './two-games';
import { expect, test } from './visit';

const keepButton = (page: Page) => page.getByRole('button', { name: 'Save and edit' });

describe.each(games)('a link to a force of $name', (game) => {
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

  test('says so if it is damaged, cut off, newer or not a link, and saves nothing', async ({
    visit,
    address,
  }) => {
    const page = await visit();
    const link = linkTo(address, fifteen(game));
    const damaged = 'This link is incomplete or damaged. Copy the whole link.';
    for (const [wrong, sentence] of [
      [link.slice(0, -40), damaged],
      [`${link.slice(0, 200)}!${link.slice(201)}`, damaged],
      [
        link.replace('#r1.', '#r2.'),
        'This link was made by a newer version of Muster; reload the page to update Muster.',
      ],
      [link.split('#')[0] ?? '', 'This link contains no roster; one must follow its #.'],
      [linkTo(address, { ...fifteen(game), system: 'chess' }), 'chess'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(wrong);
      await page.getByRole('heading', { level: 1, name: 'This link cannot be read' }).waitFor();
      const shown = await text(page.getByRole('main'));
      expect(shown).toContain('Nothing was saved.');
      expect(shown).toContain(sentence);
      expect(await keepButton(page).count()).toBe(0);
    }
    await page.getByRole('link', { name: 'Go to your rosters' }).click();
    await page.getByText('No rosters yet').waitFor();
  });
});
