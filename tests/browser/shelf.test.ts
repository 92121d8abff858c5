import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { newForce, openSample, soon, text, untilSaved } from './builder';
import { rosterText } from './files';
import { expectFocus } from './keyboard';
import {
  chooseForRoster,
  chooseForShelf,
  downloadedBy,
  expectRosters,
  forgeOfWarText,
  openFiles,
  rosterFile,
  rosters,
} from './shelf';
import { expect, test } from './visit';

/** Sets up a shelf of three rosters of two games, last changed first: Swarm, Lancers, Łódź Rovers. */
async function shelfOfThree(page: Page) {
  await page.goto('/');
  for (const file of [
    rosterFile('Łódź Rovers', { player: 'Zoë' }),
    rosterFile('Lancers', { player: 'Blue side' }),
    { name: 'swarm.json', content: forgeOfWarText('Swarm') },
  ]) {
    await openFiles(page, file);
    await page.getByLabel('Force name').waitFor();
    await page.getByRole('link', { name: 'Rosters' }).click();
  }
  await expectRosters(page, ['Swarm', 'Lancers', 'Łódź Rovers']);
}

const tagged = async (page: Page, name: string, tags: string) => {
  await chooseForRoster(page, name, 'Tags');
  await page.getByRole('textbox', { name: 'Tags' }).fill(tags);
  await page.keyboard.press('Enter');
  await soon(() => text(page.getByRole('link', { name: new RegExp(`^${name}`) }))).toContain(
    tags.split(',')[0],
  );
};

describe('the shelf', () => {
  test('is below the games while it is empty, and above them once it has rosters', async ({ visit }) => {
    const page = await visit();
    const headings = () => page.getByRole('heading', { level: 2 }).allTextContents();
    await page.goto('/');
    await page.getByText('No rosters yet').waitFor();
    expect(await headings()).toEqual(['1New force', '2Rosters', '3Packs']);
    await openSample(page, 'Ninth Column');
    await untilSaved(page);
    await page.goto('/');
    await page.getByRole('link', { name: /^Ninth Column/ }).waitFor();
    expect(await headings()).toEqual(['1Rosters', '2New force', '3Packs']);
    const top = (name: string) =>
      page.getByRole('region', { name }).evaluate((node) => node.getBoundingClientRect().top);
    expect(await top('Rosters')).toBeLessThan(await top('New force'));
  });

  test('can be searched, filtered and sorted, and remembers the choices', async ({ visit }) => {
    const page = await visit();
    await shelfOfThree(page);
    await soon(() => text(rosters(page).nth(1))).toMatch(
      /Lancers Horizon Wars · Blue side · .*FC 5 of 3.*Not legal/i,
    );
    await tagged(page, 'Swarm', 'Öland, club');
    await tagged(page, 'Lancers', 'club');

    const search = page.getByRole('searchbox', { name: 'Search' });
    for (const [query, found] of [
      ['lodz', ['Łódź Rovers']],
      ['ZOE', ['Łódź Rovers']],
      ['oland', ['Swarm']],
      ['horizon', ['Lancers', 'Łódź Rovers']],
      ['', ['Swarm', 'Lancers', 'Łódź Rovers']],
    ] as const) {
      await search.fill(query);
      await expectRosters(page, [...found]);
    }
    await search.fill('nobody');
    await page.getByText('No roster matches').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expectRosters(page, ['Swarm', 'Lancers', 'Łódź Rovers']);

    await page.getByLabel('Order').selectOption('Name');
    await expectRosters(page, ['Lancers', 'Łódź Rovers', 'Swarm']);
    await page.getByLabel('Order').selectOption('Game');
    await expectRosters(page, ['Swarm', 'Lancers', 'Łódź Rovers']);
    await page.getByLabel('Tag').selectOption('club');
    await expectRosters(page, ['Swarm', 'Lancers']);
    await page.getByLabel('Game').selectOption('Horizon Wars');
    await expectRosters(page, ['Lancers']);
    await page.reload();
    await expectRosters(page, ['Lancers']);
    await soon(() => text(page.getByRole('region', { name: 'Rosters' }))).toContain('1 of 3 rosters');
  });

  test('renames, duplicates and deletes without the builder, and can undo each', async ({ visit }) => {
    const page = await visit();
    await shelfOfThree(page);
    await chooseForRoster(page, 'Swarm', 'Rename');
    await expectFocus(page.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.type('Brood <b>');
    await page.keyboard.press('Enter');
    await expectRosters(page, ['Brood <b>', 'Lancers', 'Łódź Rovers']);
    await page.keyboard.press('Control+z');
    await expectRosters(page, ['Swarm', 'Lancers', 'Łódź Rovers']);

    await chooseForRoster(page, 'Łódź Rovers', 'Duplicate');
    await expectRosters(page, ['Łódź Rovers (copy)', 'Swarm', 'Lancers', 'Łódź Rovers']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectRosters(page, ['Swarm', 'Lancers', 'Łódź Rovers']);

    await page.getByRole('button', { name: 'Delete Lancers' }).click();
    await expectRosters(page, ['Swarm', 'Łódź Rovers']);
    await expectFocus(page.getByRole('link', { name: /^Łódź Rovers/ }));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectRosters(page, ['Swarm', 'Lancers', 'Łódź Rovers']);
    expect(page.url()).not.toContain('build');
  });

  test('has menus that follow their button when the page moves, and close once it is out of sight', async ({
    visit,
  }) => {
    const page = await visit();
    await shelfOfThree(page);
    const button = page.getByRole('button', { name: 'More actions for Swarm', exact: true });
    await button.click();
    const menu = page.getByRole('menu', { name: 'More actions for Swarm' });
    const gap = async () => {
      const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
      return above && below && Math.round(below.y - above.y - above.height);
    };
    const scrolled = () => page.evaluate(() => scrollY);
    expect(await gap()).toBe(4);
    const before = await scrolled();
    await page.mouse.wheel(0, 60);
    await soon(async () => (await scrolled()) - before).toBe(60);
    await soon(gap).toBe(4);
    await page.setViewportSize({ width: 1440, height: 300 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await menu.waitFor({ state: 'hidden' });
  });

  test('renames a roster in its builder too, where Undo restores the name', async ({ visit }) => {
    const page = await visit();
    await newForce(page, 'Garrison');
    await untilSaved(page);
    await page.getByRole('link', { name: 'Rosters' }).click();
    await chooseForRoster(page, 'Garrison', 'Rename');
    await page.getByRole('textbox', { name: 'Name' }).fill('Relief');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('link', { name: /^Relief/ }).click();
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('Relief');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('Garrison');
  });

  test('keeps deleted rosters in a bin, says until when, and restores or deletes them permanently', async ({
    visit,
  }) => {
    const page = await visit();
    await shelfOfThree(page);
    for (const name of ['Swarm', 'Lancers', 'Łódź Rovers'])
      await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByText('No rosters yet').waitFor();
    await page.reload();
    await page.getByText('No rosters yet').waitFor();
    await chooseForShelf(page, 'Bin');
    const bin = page.getByRole('dialog', { name: 'Bin' });
    const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(
      Date.now() + 30 * 86_400_000,
    );
    await soon(() => text(bin.getByRole('listitem').first())).toContain(`kept until ${until}`);
    await bin.getByRole('button', { name: 'Restore Lancers' }).click();
    await bin.getByRole('button', { name: 'Delete Swarm permanently' }).click();
    await soon(() => bin.getByRole('listitem').count()).toBe(1);
    await bin.getByRole('button', { name: 'Empty the bin' }).click();
    await soon(() => text(bin)).toContain('1 roster will be permanently deleted');
    await bin.getByRole('button', { name: 'Delete 1 permanently' }).click();
    await bin.getByText('The bin is empty', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expectRosters(page, ['Lancers']);
  });

  test('deletes, tags and saves several at once', async ({ visit }) => {
    const page = await visit({ width: 360, height: 640 });
    await shelfOfThree(page);
    await chooseForShelf(page, 'Select several');
    await page.getByRole('checkbox', { name: 'Select Swarm' }).check();
    await page.getByRole('checkbox', { name: 'Select Lancers' }).check();
    await page.getByText('2 selected').waitFor();
    const { name, text: lines } = await downloadedBy(page, () =>
      page.getByRole('button', { name: 'Save to a file' }).click(),
    );
    expect(name).toBe('2-rosters.ndjson');
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).name),
    ).toEqual(['Swarm', 'Lancers']);
    await page.getByRole('button', { name: 'Tag', exact: true }).click();
    await page.getByRole('textbox', { name: 'Tags' }).fill('away');
    await page.keyboard.press('Enter');
    await soon(() => text(rosters(page).nth(1))).toContain('away');
    expect(await text(rosters(page).nth(2))).not.toContain('away');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectRosters(page, ['Łódź Rovers']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectRosters(page, ['Swarm', 'Lancers', 'Łódź Rovers']);
  });

  test('checks rosters from an older version again, and leaves the notice to the builder', async ({
    visit,
  }) => {
    const page = await visit();
    await shelfOfThree(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('muster');
          request.onsuccess = () => {
            const change = request.result.transaction('rosters', 'readwrite');
            const store = change.objectStore('rosters');
            store.getAll().onsuccess = (event) => {
              for (const each of (event.target as IDBRequest).result)
                store.put({ ...each, legal: true, figures: [], checked: { version: '0.0.1', errors: [] } });
            };
            change.oncomplete = () => {
              request.result.close();
              resolve();
            };
          };
        }),
    );
    await page.reload();
    await soon(() => text(page.getByRole('link', { name: /^Lancers/ }))).toMatch(/FC 5 of 3.*Not legal/i);
    await page.getByRole('link', { name: /^Lancers/ }).click();
    await page.getByText('Checked by a newer version.').waitFor();
  });

  test('shows hostile names and tags as plain text, in full, at 360 px', async ({ visit }) => {
    const page = await visit({ width: 360, height: 640, touch: true });
    const long = `W${'x'.repeat(118)}W`;
    const image = '<img src=x onerror="window.hacked=1">';
    await page.goto('/');
    const names = [image, long, '\u202Eesrever', '=1+1'];
    await openFiles(
      page,
      ...names.map((name, at) => ({ name: `${at}.json`, content: rosterText({ name, player: long }) })),
    );
    await soon(() => rosters(page).count()).toBe(names.length);
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await fits();
    await page.getByRole('button', { name: `More actions for ${long}` }).tap();
    await page.getByRole('menuitem', { name: 'Tags' }).tap();
    await page.getByRole('textbox', { name: 'Tags' }).fill(`${'T'.repeat(40)}, <i>t</i>, \u202Egat`);
    await page.getByRole('button', { name: 'Save' }).tap();
    await soon(() => text(page.getByRole('link', { name: new RegExp(`^${long}`) }))).toContain('<i>t</i>');
    await fits();
    await page.getByRole('button', { name: `Delete ${long}` }).tap();
    await chooseForShelf(page, 'Bin');
    const dialog = page.getByRole('dialog', { name: 'Bin' });
    await dialog.getByText(long).waitFor();
    expect(await dialog.evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('has no axe violations, whatever is open', async ({ visit }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 360, height: 640 },
    ]) {
      const page = await visit(size);
      await shelfOfThree(page);
      await tagged(page, 'Swarm', 'club');
      await page.getByRole('button', { name: 'Delete Lancers' }).click();
      await expectRosters(page, ['Swarm', 'Łódź Rovers']);
      const clean = async () => expect(await axeFaults(page)).toEqual([]);
      await clean();
      for (const [open, of] of [
        ['Rename', 'Swarm'],
        ['Tags', 'Swarm'],
        ['Bin', ''],
        ['Paste a roster or link', ''],
      ] as const) {
        if (of === '') await chooseForShelf(page, open);
        else await chooseForRoster(page, of, open);
        await page.getByRole('dialog', { name: open }).waitFor();
        await clean();
        await page.keyboard.press('Escape');
      }
      await chooseForShelf(page, 'Select several');
      await page.getByRole('checkbox', { name: 'Select Swarm' }).check();
      await clean();
      await page.getByRole('button', { name: 'Done' }).click();
      await openFiles(page, rosterFile('Another'), { name: 'cut.json', content: '{' });
      await page.getByRole('dialog', { name: 'Not everything could be read' }).waitFor();
      await clean();
    }
  }, 180_000);

  test('notes if the browser may clear it or is nearly full, and requests persistence once', async ({
    visit,
  }) => {
    const page = await visit({
      before: () => {
        const asked = () =>
          localStorage.setItem('asked', `${Number(localStorage.getItem('asked') ?? 0) + 1}`);
        Object.defineProperty(navigator, 'storage', {
          value: {
            persisted: async () => false,
            persist: async () => {
              asked();
              return false;
            },
            estimate: async () => ({ usage: Number(localStorage.getItem('used') ?? 0), quota: 100 }),
          },
        });
      },
    });
    const requests = () => page.evaluate(() => localStorage.getItem('asked'));
    await page.goto('/');
    await page.getByText('No rosters yet').waitFor();
    expect(await requests()).toBeNull();
    await openSample(page, 'Rustbelt Rovers');
    for (let times = 0; times < 2; times += 1) {
      await page.goto('/');
      await page.getByText('This browser may clear what is saved here').waitFor();
    }
    expect(await requests()).toBe('1');
    await page.evaluate(() => localStorage.setItem('used', '83'));
    await page.reload();
    await page.getByText('83 % full. Back up to a file').waitFor();
  });
});
