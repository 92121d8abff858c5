import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { isDeep } from '../fixtures/runs';
import { headField, remove, soon, text, untilSaved } from './builder';
import { openFile } from './files';
import { rosters } from './shelf';
import { type Game, games, openSampleOf, rowOf } from './two-games';
import { expect, test } from './visit';

/** Makes a tab ignore messages while `window.deaf` is set, like a tab frozen in the background. */
function allowDeafness() {
  const listen = BroadcastChannel.prototype.addEventListener;
  BroadcastChannel.prototype.addEventListener = function (type: string, listener: unknown) {
    const heard = (event: Event) => {
      if (!('deaf' in window)) (listener as (event: Event) => void)(event);
    };
    return listen.call(this, type, heard);
  };
}

/** A tab that can ignore messages. The script is added to this page, not to its profile, which is then reused. */
async function withDeafness(page: Page): Promise<Page> {
  await page.addInitScript(allowDeafness);
  return page;
}

/** Opens a sample in two tabs of one browser. */
async function inTwoTabs(first: Page, game: Game) {
  await openSampleOf(first, game);
  await untilSaved(first);
  const second = await withDeafness(await first.context().newPage());
  await second.goto(first.url());
  await second.getByRole('button', { name: `Add ${game.noun}` }).waitFor();
  return second;
}

const nameField = (page: Page) => page.getByLabel('Force name');
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Two versions.' });
const onShelf = (page: Page) =>
  rosters(page).evaluateAll((links) => links.map((link) => link.querySelector('bdi')?.textContent ?? ''));

const TURNS = isDeep ? 50 : 10;

// What tabs share knows no game.
const [game] = games as [Game];

describe('a force in two tabs', () => {
  test('shows a change of the first immediately in the second, which can undo it, and loses nothing of both', async ({
    visit,
  }) => {
    const first = await visit();
    const second = await inTwoTabs(first, game);
    await nameField(first).fill('Changed here');
    await soon(() => nameField(second).inputValue()).toBe('Changed here');
    await remove(first, game.sample.opened);
    await rowOf(second, game.sample.opened).waitFor({ state: 'detached' });

    // The other way round: the first tab's changes are in the history of the second.
    await second.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await rowOf(second, game.sample.opened).waitFor();
    await rowOf(first, game.sample.opened).waitFor();
    for (const page of [first, second]) expect(await notice(page).count()).toBe(0);

    // Nothing is lost if both type at the same moment.
    await Promise.all([nameField(first).fill('From the left'), nameField(second).fill('From the right')]);
    for (const page of [first, second]) await untilSaved(page);
    // Both end up with the same version; the other is on the shelf or earlier in the history.
    await soon(
      async () =>
        new Set(await Promise.all([first, second].map((page) => nameField(page).inputValue()))).size,
    ).toBe(1);
    const shown = await nameField(first).inputValue();
    const other = shown === 'From the left' ? 'From the right' : 'From the left';
    const third = await first.context().newPage();
    await third.goto('/');
    await soon(() => onShelf(third)).toContain(shown);
    const names = await onShelf(third);
    if (!names.includes(`${other} (other tab)`)) {
      await first.getByRole('button', { name: 'Undo', exact: true }).first().click();
      await soon(() => nameField(first).inputValue()).toBe(other);
    }
  });

  test('keeps both versions and says so if both tabs change it unaware of each other', async ({ visit }) => {
    const first = await withDeafness(await visit());
    const second = await inTwoTabs(first, game);
    await second.evaluate(() => Object.assign(window, { deaf: true }));
    await nameField(first).fill('Mine of the first tab');
    await untilSaved(first);
    expect(await nameField(second).inputValue()).toBe(game.sample.name);
    await (await headField(second, 'Player (commander)')).fill('The second player');

    await soon(() => text(notice(second))).toContain(
      'Another tab changed this roster at the same time. This version stays here; the other is saved in your rosters as “Mine of the first tab (other tab)”.',
    );
    await notice(second).getByRole('button', { name: 'OK' }).click();
    await notice(second).waitFor({ state: 'hidden' });
    // The first tab receives messages; it says so as well and shows the second's version.
    await soon(() => text(notice(first))).toContain('The version from the other tab is shown here');
    await soon(async () => (await headField(first, 'Player (commander)')).inputValue()).toBe(
      'The second player',
    );

    await second.evaluate(() => Reflect.deleteProperty(window, 'deaf'));
    await second.getByRole('link', { name: 'Rosters' }).click();
    await soon(async () => (await onShelf(second)).sort()).toEqual(
      [game.sample.name, 'Mine of the first tab (other tab)'].sort(),
    );
    await soon(() => text(rosters(second).filter({ hasText: game.sample.name }))).toContain(
      'The second player',
    );
    await second.getByRole('link', { name: /^Mine of the first tab/ }).click();
    await rowOf(second, game.sample.opened).waitFor();
    expect(await (await headField(second, 'Player (commander)')).inputValue()).not.toBe('The second player');
  });

  test('has one conflict copy, the newest that lost, after many changes in tabs unaware of each other', async ({
    visit,
  }) => {
    const first = await withDeafness(await visit());
    const second = await inTwoTabs(first, game);
    const tabs = [first, second];
    for (const page of tabs) await page.evaluate(() => Object.assign(window, { deaf: true }));
    for (let turn = 1; turn <= TURNS; turn += 1)
      await Promise.all(tabs.map((page, at) => nameField(page).fill(`${at + 1}.${turn}`)));
    for (const page of tabs) await untilSaved(page);
    const third = await first.context().newPage();
    await third.goto('/');
    const names = async () => (await onShelf(third)).map((name) => name.replace(' (other tab)', '')).sort();
    await soon(names).toEqual([`1.${TURNS}`, `2.${TURNS}`]);
  });
});

describe.each([
  { noun: 'pack', content: { musterPack: 1, system: 'horizon-wars', name: 'Before' } },
  {
    noun: 'collection',
    content: { musterCollection: 1, system: 'horizon-wars', name: 'Before', entries: [] },
  },
])('a $noun in two tabs that are unaware of each other', ({ noun, content }) => {
  test('keeps both versions and says so', async ({ visit }) => {
    const first = await withDeafness(await visit());
    await first.goto(`/${noun}`);
    await openFile(first, 'Open a file', JSON.stringify(content), 'before.json');
    const nameIn = (page: Page) => page.getByLabel(`Name of the ${noun}`);
    await nameIn(first).waitFor();
    const second = await withDeafness(await first.context().newPage());
    await second.goto(first.url());
    await soon(() => nameIn(second).inputValue()).toBe('Before');
    await second.evaluate(() => Object.assign(window, { deaf: true }));
    await nameIn(first).fill('Of the first');
    const third = await first.context().newPage();
    await third.goto(first.url());
    await soon(() => nameIn(third).inputValue()).toBe('Of the first');
    expect(await nameIn(second).inputValue()).toBe('Before');
    await nameIn(second).fill('Of the second');
    await second
      .getByText(
        'Another tab changed Of the first at the same time. Its version is saved as “Of the first (other tab)”.',
      )
      .first()
      .waitFor();
    await third.goto(`/${noun}`);
    for (const name of ['Of the second', 'Of the first (other tab)'])
      await third.getByText(name).first().waitFor();
  });
});
