import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { DATABASE_VERSION } from '@/lib/storage/db';
import { damagedDatabase } from '../fixtures/damaged-database';
import { axeFaults } from './axe';
import { newForce, soon, text, untilSaved } from './builder';
import { expectFocus, expectVisibleFocus, press, tabTo } from './keyboard';
import { chooseForShelf, downloadedBy, expectRosters, rosters } from './shelf';
import { expect, test } from './visit';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Writes records to the page's database, bypassing the app. */
async function put(page: Page, records: readonly { table: string; record: unknown }[]) {
  await page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('muster');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction(['rosters', 'history', 'library'], 'readwrite');
          for (const { table, record } of given) change.objectStore(table).put(record);
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
          change.onabort = () => reject(change.error);
        };
      }),
    records,
  );
}

/** Opens a shelf with rosters of every game and one unreadable record of each kind. */
async function damagedShelf(page: Page) {
  await page.goto('/');
  await page.getByText('No rosters yet').waitFor();
  await put(page, damagedDatabase());
  await page.reload();
}

const list = (page: Page) => page.getByRole('region', { name: 'Cannot be read' });

describe('records that are damaged', () => {
  test('do not break the shelf, and are listed to be saved or deleted by keyboard', async ({ visit }) => {
    const page = await visit();
    await damagedShelf(page);
    await expectRosters(page, ['Sierra company', 'Left (other tab)', 'Right', 'Third Battlegroup']);
    await soon(() => text(list(page))).toMatch(
      /3 records .* Third Dragoons Roster · roster\.system: .*Breaching lance Custom weapon · value\..* Cinder Queen 1 undo step · roster: /,
    );
    await soon(() => text(rosters(page).last())).toContain('date unknown');
    expect(await axeFaults(page, 'main')).toEqual([]);

    await tabTo(page, list(page).getByRole('button', { name: 'Save Third Dragoons to a file' }));
    const file = await downloadedBy(page, () => press(page, 'Enter'));
    expect(file.name).toBe('Third-Dragoons.json');
    expect(JSON.parse(file.text)).toMatchObject({ roster: { name: 'Third Dragoons', player: 5 }, step: 0 });

    const remove = list(page).getByRole('button', { name: 'Delete Third Dragoons' });
    await tabTo(page, remove, 'Shift+Tab');
    await press(page, 'Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Delete permanently?' });
    await expectFocus(dialog.getByRole('heading'));
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await press(page, 'Escape');
    await expectFocus(remove);
    await press(page, 'Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Delete permanently' }));
    await page.keyboard.press('Enter');
    await soon(() => list(page).getByRole('listitem').count()).toBe(2);
    await expectVisibleFocus(page);

    await list(page).getByRole('button', { name: 'Delete all' }).click();
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await list(page).waitFor({ state: 'hidden' });
    await expectVisibleFocus(page);
    await page.reload();
    await expectRosters(page, ['Sierra company', 'Left (other tab)', 'Right', 'Third Battlegroup']);
    await page.getByRole('button', { name: 'New pack' }).waitFor();
    expect(await list(page).count()).toBe(0);
  });
});

describe('tabs of two versions', () => {
  const notice = (page: Page, word: string) => page.getByRole('alert').filter({ hasText: word });

  test('an older one that holds the database open is reported, and the page continues once it is closed', async ({
    visit,
  }) => {
    const older = await visit();
    // A page of the same origin that ignores events, like a frozen tab of an earlier version.
    await older.goto('/icon.svg');
    await older.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('muster', 3);
          request.onupgradeneeded = () => {
            const db = request.result;
            db.createObjectStore('rosters', { keyPath: 'id' }).createIndex('changed', 'changed');
            db.createObjectStore('library', { keyPath: ['system', 'kind', 'id'] });
            db.createObjectStore('history', { keyPath: ['id', 'step'] }).createIndex('made', 'made');
          };
          request.onsuccess = () => resolve();
          Object.assign(window, { request });
        }),
    );
    const page = await older.context().newPage();
    await page.goto('/');
    await soon(() => text(notice(page, 'Waiting'))).toContain(
      'Another tab or window has an older version of Muster open. Close or reload it',
    );
    expect(await axeFaults(page)).toEqual([]);
    await older.close();
    await page.getByText('No rosters yet').waitFor();
    await notice(page, 'Waiting').waitFor({ state: 'hidden' });
  });

  test('an older one saves what was typed, closes the database, and asks to be reloaded', async ({
    visit,
  }) => {
    const page = await visit();
    await newForce(page, 'Older');
    await untilSaved(page);
    const newer = await page.context().newPage();
    await newer.goto('/icon.svg');
    await page.getByLabel('Force name').fill('Older still');
    const name = await newer.evaluate(
      (version) =>
        new Promise((resolve) => {
          const request = indexedDB.open('muster', version);
          request.onsuccess = () => {
            const all = request.result.transaction('rosters').objectStore('rosters').getAll();
            all.onsuccess = () => resolve(all.result[0].roster.name);
          };
        }),
      DATABASE_VERSION + 1,
    );
    expect(name).toBe('Older still');
    await soon(() => text(notice(page, 'Reload the page'))).toContain('A newer version of Muster is open');
    await notice(page, 'Reload the page').getByRole('button', { name: 'Reload the page' }).click();
    await soon(() => text(page.getByRole('main'))).toContain('A newer version of Muster has been open');
  });
});

describe('a clock that is 40 days ahead', () => {
  const question = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'Is the date on this device correct?' });
  const expectBin = async (page: Page, shown: RegExp) => {
    await chooseForShelf(page, 'Bin');
    const bin = page.getByRole('dialog', { name: 'Bin' });
    await soon(() => text(bin)).toMatch(shown);
    await page.keyboard.press('Escape');
    await bin.waitFor({ state: 'hidden' });
  };

  /** Puts a roster in the bin and reopens the shelf 40 days later. */
  async function skipFortyDays(page: Page) {
    await newForce(page, 'Binned');
    await untilSaved(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Delete Binned' }).click();
    await page.getByText('No rosters yet').waitFor();
    await page.reload();
    await page.getByText('No rosters yet').waitFor();
    // From an empty page: one that is still at work would note a time in between.
    await page.goto('about:blank');
    await page.clock.setFixedTime(Date.now() + 40 * DAY + HOUR);
    await page.goto('/');
  }

  test('does not empty the bin without asking, and asks only once if the player keeps the rosters', async ({
    visit,
  }) => {
    const page = await visit({ alone: true });
    await skipFortyDays(page);
    await soon(() => text(question(page))).toMatch(
      /40 days after Muster was last used here.*1 roster in the bin/,
    );
    expect(await axeFaults(page, 'main')).toEqual([]);
    await expectBin(page, /Binned Horizon Wars/);
    await tabTo(page, question(page).getByRole('button', { name: 'Keep for 30 days more' }));
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'hidden' });
    await expectVisibleFocus(page);
    await page.reload();
    await page.getByText('No rosters yet').waitFor();
    await expectBin(page, /Binned Horizon Wars/);
    expect(await question(page).count()).toBe(0);
  });
});
