import { runInThisContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { shelfFirstScript } from '@/components/shared/rosters/shelf-order';
import { screen, within } from '@/tests/fixtures/dom';
import { damagedDatabase, storedRecord } from '../fixtures/damaged-database';
import { fillDatabase } from '../fixtures/database';
import { fill, openPage, press, savedBy, soon, user } from '../fixtures/page';
import { chooseForShelf, forceName, openShelf, rosterLinks } from './shelf';
import { expectRosters, newForce, spaced, text, untilSaved } from './steps';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Opens a shelf with rosters of every game and one unreadable record of each kind. */
async function damagedShelf() {
  await fillDatabase(damagedDatabase());
  await openShelf();
}

describe('a clock that is 40 days ahead', () => {
  // The first test: the app looks at the clock once, when it is loaded.
  test('empties the bin if the player confirms', async () => {
    const before = Date.now() - 40 * DAY - HOUR;
    const binned = { ...storedRecord('rosters', 'Third Battlegroup'), changed: before, binned: before };
    await fillDatabase([{ table: 'rosters', record: binned }]);
    localStorage.setItem('muster-clock', JSON.stringify({ seen: before, keptAt: null }));
    await openPage('/');
    const questions = () =>
      screen
        .queryAllByRole('alert')
        .filter((each) => text(each).includes('Is the date on this device correct?'));
    await soon(() => questions().map(text).join()).toMatch(
      /40 days after Muster was last used here.*1 roster in the bin/,
    );
    await user.click(
      within(questions()[0] as HTMLElement).getByRole('button', { name: 'Delete permanently' }),
    );
    await within(screen.getByRole('region', { name: 'Messages' })).findByRole('paragraph');
    await chooseForShelf('Bin');
    const bin = await screen.findByRole('dialog', { name: 'Bin' });
    await soon(() => text(bin)).toMatch(/The bin is empty/);
    expect(questions()).toEqual([]);
  });
});

describe('records that are damaged', () => {
  test('are reported when their address is opened, and a roster without a date still opens', async () => {
    await damagedShelf();
    await openPage(`/build?r=${storedRecord('rosters', 'Third Dragoons').id}`);
    await screen.findByRole('heading', { name: 'This roster cannot be read' });
    const file = await savedBy(() => press('Save to a file'));
    expect(JSON.parse(file.text)).toMatchObject({ roster: { player: 5 } });
    await openPage(`/build?r=${storedRecord('rosters', 'Third Battlegroup').id}`);
    await fill(await forceName(), 'Dated again');
    await untilSaved();
    await openPage('/');
    await soon(() => rosterLinks().slice(0, 1).map(spaced).join()).toMatch(/Dated again(?!.*date unknown)/);
  });

  test('are included in a backup', async () => {
    await damagedShelf();
    await screen.findByRole('region', { name: 'Cannot be read' });
    const file = await savedBy(() => press('Back up'));
    const backup = JSON.parse(file.text);
    expect(backup.rosters).toHaveLength(6);
    expect(backup.library).toHaveLength(4);
  });
});

test('damaged settings are reset', async () => {
  const persist = vi.fn(async () => false);
  const storage = { persisted: async () => false, persist, estimate: async () => ({}) };
  vi.stubGlobal('navigator', Object.create(navigator, { storage: { value: storage } }));
  await newForce('Settled');
  await untilSaved();
  const keys = ['muster-shelf', 'muster-shelf-view', 'muster-clock', 'muster-asked-to-keep'];
  for (const damage of ['{"', 'null', '5', '[[]]', '{"seen":"then","sort":{},"height":[],"paper":7}']) {
    for (const key of keys) localStorage.setItem(key, damage);
    // A browser runs this before it draws the page.
    runInThisContext(shelfFirstScript);
    persist.mockClear();
    await openPage('/');
    await expectRosters(['Settled']);
    await soon(() => persist.mock.calls.length).toBe(1);
  }
});
