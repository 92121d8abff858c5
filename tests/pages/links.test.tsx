import { describe, expect, test } from 'vitest';
import { linkTo } from '@/lib/check/link';
import { screen } from '@/tests/fixtures/dom';
import { fifteen } from '../browser/fifteen';
import { games } from '../browser/two-games';
import { openPage, press } from '../fixtures/page';
import { expectForceName, openShelf, rosterLinks, storedRosters } from './shelf';
import { expectRosters, spaced, untilSaved } from './steps';

const keepButton = () => screen.queryByRole('button', { name: 'Save and edit' });

/** The address of a link within the site. */
const addressOf = (link: string) => link.replace(window.location.origin, '');

describe.each(games)('a link to a force of $name', (game) => {
  test('shows the roster and its verdict first, and saves it only on request', async () => {
    const address = addressOf(linkTo(window.location.origin, fifteen(game)));
    await openPage(address);
    await screen.findByRole('heading', { level: 1, name: 'The Fifteen of Ashford' });
    const shown = spaced(screen.getByRole('main'));
    expect(shown).toMatch(new RegExp(`${game.name} · Marguerite · .*legal`, 'i'));
    for (const name of ['Anvil 1', 'Osprey 15']) expect(shown).toContain(name);
    expect(shown).toContain('It is not saved in this browser until you choose to.');

    await openShelf();
    await screen.findByText(/^No rosters yet/);

    await openPage(address);
    await press('Save and edit');
    await expectForceName('The Fifteen of Ashford');
    await untilSaved();
    const [kept] = await storedRosters();
    expect(kept).toMatchObject(fifteen(game));
    await openShelf();
    await expectRosters(['The Fifteen of Ashford']);
    expect(rosterLinks()).toHaveLength(1);

    // Opening it again leads to the saved roster.
    await openPage(address);
    await screen.findByRole('link', { name: 'Open your saved roster' });
    expect(keepButton()).toBeNull();
  });

  test('says so if it is damaged, cut off, newer or not a link, and saves nothing', async () => {
    const link = linkTo(window.location.origin, fifteen(game));
    const damaged = 'This link is incomplete or damaged. Copy the whole link.';
    for (const [wrong, sentence] of [
      [link.slice(0, -40), damaged],
      [`${link.slice(0, 200)}!${link.slice(201)}`, damaged],
      [
        link.replace('#r1.', '#r2.'),
        'This link was made by a newer version of Muster; reload the page to update Muster.',
      ],
      [link.split('#')[0] ?? '', 'This link contains no roster; one must follow its #.'],
      [linkTo(window.location.origin, { ...fifteen(game), system: 'chess' }), 'chess'],
    ] as const) {
      await openPage(addressOf(wrong));
      await screen.findByRole('heading', { level: 1, name: 'This link cannot be read' });
      const shown = spaced(screen.getByRole('main'));
      expect(shown).toContain('Nothing was saved.');
      expect(shown).toContain(sentence);
      expect(keepButton()).toBeNull();
    }
    await press('Go to your rosters', 'link');
    await screen.findByText(/^No rosters yet/);
  });
});
