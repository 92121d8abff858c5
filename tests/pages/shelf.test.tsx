import { describe, expect, test, vi } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { openRaw } from '../fixtures/database';
import { fill, openPage, press, reload, savedBy, setWidth, soon, user } from '../fixtures/page';
import { expectFocus } from './focus';
import {
  chooseForRoster,
  chooseForShelf,
  expectForceName,
  goToShelf,
  openShelf,
  rosterLink,
  rosterLinks,
  select,
  shelfOfThree,
} from './shelf';
import { expectRosters, newForce, openSample, spaced, text, untilSaved } from './steps';

const tagged = async (name: string, tags: string) => {
  await chooseForRoster(name, 'Tags');
  await fill(await screen.findByRole('textbox', { name: 'Tags' }), tags);
  await user.keyboard('{Enter}');
  await soon(async () => text(await rosterLink(name))).toContain(tags.split(',')[0]);
};

describe('the shelf', () => {
  test('is below the games while it is empty, and above them once it has rosters', async () => {
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    await openPage('/');
    await screen.findByText(/^No rosters yet/);
    expect(headings()).toEqual(['1New force', '2Rosters', '3Packs']);
    await openSample('Ninth Column');
    await untilSaved();
    await openPage('/');
    await rosterLink('Ninth Column');
    expect(headings()).toEqual(['1Rosters', '2New force', '3Packs']);
  });

  test('can be searched, filtered and sorted, and remembers the choices', async () => {
    await shelfOfThree();
    await soon(() => spaced(rosterLinks()[1] as HTMLElement)).toMatch(
      /Lancers Horizon Wars · Blue side · .*FC 5 of 3.*Not legal/i,
    );
    await tagged('Swarm', 'Öland, club');
    await tagged('Lancers', 'club');

    const search = screen.getByRole('searchbox', { name: 'Search' });
    for (const [query, found] of [
      ['lodz', ['Łódź Rovers']],
      ['ZOE', ['Łódź Rovers']],
      ['oland', ['Swarm']],
      ['horizon', ['Lancers', 'Łódź Rovers']],
      ['', ['Swarm', 'Lancers', 'Łódź Rovers']],
    ] as const) {
      await fill(search, query);
      await expectRosters([...found]);
    }
    await fill(search, 'nobody');
    await screen.findByText(/No roster matches/);
    await press('Show all');
    await expectRosters(['Swarm', 'Lancers', 'Łódź Rovers']);

    await select('Order', 'Name');
    await expectRosters(['Lancers', 'Łódź Rovers', 'Swarm']);
    await select('Order', 'Game');
    await expectRosters(['Swarm', 'Lancers', 'Łódź Rovers']);
    await select('Tag', 'club');
    await expectRosters(['Swarm', 'Lancers']);
    await select('Game', 'Horizon Wars');
    await expectRosters(['Lancers']);
    await reload();
    await expectRosters(['Lancers']);
    await soon(() => text(screen.getByRole('region', { name: 'Rosters' }))).toContain('1 of 3 rosters');
  });

  test('renames, duplicates and deletes without the builder, and can undo each', async () => {
    await shelfOfThree();
    await chooseForRoster('Swarm', 'Rename');
    await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Brood <b>');
    await user.keyboard('{Enter}');
    await expectRosters(['Brood <b>', 'Lancers', 'Łódź Rovers']);
    await user.keyboard('{Control>}z{/Control}');
    await expectRosters(['Swarm', 'Lancers', 'Łódź Rovers']);
    await chooseForRoster('Łódź Rovers', 'Duplicate');
    await expectRosters(['Łódź Rovers (copy)', 'Swarm', 'Lancers', 'Łódź Rovers']);
    await press('Undo');
    await expectRosters(['Swarm', 'Lancers', 'Łódź Rovers']);
    await press('Delete Lancers');
    await expectRosters(['Swarm', 'Łódź Rovers']);
    await expectFocus(await rosterLink('Łódź Rovers'));
    await press('Undo');
    await expectRosters(['Swarm', 'Lancers', 'Łódź Rovers']);
    expect(window.location.pathname).toBe('/');
  });

  test('renames a roster in its builder too, where Undo restores the name', async () => {
    await newForce('Garrison');
    await expectForceName('Garrison');
    await untilSaved();
    await goToShelf();
    await chooseForRoster('Garrison', 'Rename');
    await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Relief');
    await press('Rename');
    await user.click(await rosterLink('Relief'));
    await expectForceName('Relief');
    await press('Undo');
    await expectForceName('Garrison');
  });

  test('keeps deleted rosters in a bin, says until when, and restores or deletes them permanently', async () => {
    await shelfOfThree();
    for (const name of ['Swarm', 'Lancers', 'Łódź Rovers']) await press(`Delete ${name}`);
    await screen.findByText(/^No rosters yet/);
    await reload();
    await screen.findByText(/^No rosters yet/);
    await chooseForShelf(/^Bin/);
    const bin = within(await screen.findByRole('dialog', { name: 'Bin' }));
    const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(
      Date.now() + 30 * 86_400_000,
    );
    await soon(() => text(bin.getAllByRole('listitem')[0] as HTMLElement)).toContain(`kept until ${until}`);
    await user.click(bin.getByRole('button', { name: 'Restore Lancers' }));
    await user.click(bin.getByRole('button', { name: 'Delete Swarm permanently' }));
    await soon(() => bin.queryAllByRole('listitem').length).toBe(1);
    await user.click(bin.getByRole('button', { name: 'Empty the bin' }));
    await soon(() => text(screen.getByRole('dialog', { name: 'Bin' }))).toContain(
      '1 roster will be permanently deleted',
    );
    await user.click(bin.getByRole('button', { name: 'Delete 1 permanently' }));
    await bin.findByText('The bin is empty');
    await user.keyboard('{Escape}');
    await expectRosters(['Lancers']);
  });

  test('deletes, tags and saves several at once', async () => {
    setWidth(360);
    await shelfOfThree();
    await chooseForShelf('Select several');
    await press('Select Swarm', 'checkbox');
    await press('Select Lancers', 'checkbox');
    await screen.findByText('2 selected');
    const { name, text: lines } = await savedBy(() => press('Save to a file'));
    expect(name).toBe('2-rosters.ndjson');
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).name),
    ).toEqual(['Swarm', 'Lancers']);
    await press('Tag');
    await fill(await screen.findByRole('textbox', { name: 'Tags' }), 'away');
    await user.keyboard('{Enter}');
    await soon(() => text(rosterLinks()[1] as HTMLElement)).toContain('away');
    expect(text(rosterLinks()[2] as HTMLElement)).not.toContain('away');
    await press('Delete');
    await expectRosters(['Łódź Rovers']);
    await press('Undo');
    await expectRosters(['Swarm', 'Lancers', 'Łódź Rovers']);
  });

  test('checks rosters from an older version again, and leaves the notice to the builder', async () => {
    await shelfOfThree();
    const db = await openRaw();
    const change = db.transaction('rosters', 'readwrite');
    const store = change.objectStore('rosters');
    const all = store.getAll();
    all.onsuccess = () => {
      for (const each of all.result)
        store.put({ ...each, legal: true, figures: [], checked: { version: '0.0.1', errors: [] } });
    };
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    db.close();
    await reload();
    await soon(async () => text(await rosterLink('Lancers'))).toMatch(/FC 5 of 3.*Not legal/i);
    await user.click(await rosterLink('Lancers'));
    await screen.findByText(/Checked by a newer version\./);
  });

  test('notes if the browser may clear it or is nearly full, and requests persistence once', async () => {
    let requests = 0;
    let usage = 0;
    vi.stubGlobal('navigator', navigator);
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: {
        persisted: async () => false,
        persist: async () => {
          requests += 1;
          return false;
        },
        estimate: async () => ({ usage, quota: 100 }),
      },
    });
    await openShelf();
    await screen.findByText(/^No rosters yet/);
    expect(requests).toBe(0);
    await openSample('Rustbelt Rovers');
    for (let times = 0; times < 2; times += 1) {
      await openPage('/');
      await screen.findByText(/This browser may clear what is saved here/);
    }
    expect(requests).toBe(1);
    usage = 83;
    await reload();
    await screen.findByText(/83 % full\. Back up to a file/);
  });
});
