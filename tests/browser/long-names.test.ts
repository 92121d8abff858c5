import { describe } from 'vitest';
import { linkTo } from '@/lib/check/link';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import { navigateTo } from './builder';
import { chooseFiles, rows } from './check';
import { expectFitsEverywhere } from './fits';
import { openFiles, rosters } from './shelf';
import { differentGames } from './unlike-games';
import { test } from './visit';

// A name of 120 letters in one word makes no page wider, on any screen.

const LONGEST = 120;

/** A copy of a value with every name replaced by one of maximum length, each unique since some must be. */
function longNamed(value: unknown, next: () => number, key = ''): unknown {
  if (typeof value === 'string')
    return ['name', 'player', 'pilot'].includes(key) ? `${next()}`.padStart(LONGEST, 'W') : value;
  if (Array.isArray(value)) return value.map((each) => longNamed(each, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, longNamed(each, next, name)]));
}

describe('with the longest names, nothing is wider than the screen', () => {
  test.for(differentGames)('in $name', async ({ id, load }, { visit, address }) => {
    const { system } = await load();
    const samples = await system.samples();
    const fullest = samples.map(({ roster }) => roster).sort((a, b) => size(b) - size(a))[0];
    let named = 0;
    const roster = longNamed(fullest, () => ++named) as Roster;
    const pack = { musterPack: 1, name: 'W'.repeat(LONGEST), system: id, limit: 1 };
    const given = { name: `${'W'.repeat(100)}.json`, content: JSON.stringify(roster) };

    const page = await visit();
    await page.goto('/');
    await openFiles(page, given, { name: 'pack.json', content: JSON.stringify(pack) });
    await rosters(page).first().waitFor();
    // A dialog lists the imported files.
    await page.getByRole('dialog').waitFor();
    await expectFitsEverywhere(page, 'the imported files');
    await page.keyboard.press('Escape');
    await expectFitsEverywhere(page, 'the shelf');
    await page.getByRole('link', { name: /^W+/ }).last().click();
    await page.getByLabel('Name of the pack').waitFor();
    await expectFitsEverywhere(page, 'the pack');

    await navigateTo(page, linkTo(address, roster, pack as unknown as Pack));
    await page.getByRole('button', { name: 'Save and edit' }).waitFor();
    await expectFitsEverywhere(page, 'the link');
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.getByRole('button', { name: 'Save and edit' }).click();
    await page.getByLabel('Force name').waitFor();
    await expectFitsEverywhere(page, 'the builder');
    for (const opener of (await page.locator('[data-opens], [data-add]').all()).slice(0, 5)) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await opener.click();
      // A column on the laptop, a sheet on the phone.
      await expectFitsEverywhere(page, (await opener.innerText()).slice(-40), [1440, 320]);
    }

    await page.setViewportSize({ width: 1440, height: 800 });
    await navigateTo(page, '/check');
    await chooseFiles(page, 'Choose files', given);
    await rows(page).first().waitFor();
    await expectFitsEverywhere(page, 'the check page');
    await page.setViewportSize({ width: 1440, height: 800 });
    await rows(page).first().getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    await expectFitsEverywhere(page, 'a checked list');
  });
});

const size = (value: unknown) => JSON.stringify(value).length;
