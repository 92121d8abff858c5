import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { soon, text, total, verdict } from './builder';
import { openFile } from './files';
import { expectFitsEverywhere } from './fits';
import { expectFocus, expectVisibleFocus, press, tabTo } from './keyboard';
import { expect, test } from './visit';

/** Twelve models, of which only some combinations with the five-point mech cost 15 points. */
const BOX = JSON.stringify({
  musterCollection: 1,
  system: 'horizon-wars',
  name: 'My box',
  entries: [
    { id: 'a', count: 4, stars: 2, element: { kind: 'conventional', type: 'light-infantry' } },
    { id: 'b', count: 3, stars: 3, element: { kind: 'conventional', type: 'heavy-infantry' } },
    { id: 'c', count: 3, stars: 4, element: { kind: 'conventional', type: 'heavy-cavalry' } },
    {
      id: 'd',
      name: 'Thunderer',
      count: 2,
      stars: 5,
      element: { kind: 'mech', presence: 2, stats: { m: 4, f: 5, a: 3, d: 2 } },
    },
  ],
});

async function openBox(page: Page) {
  await page.goto('/collection');
  await openFile(page, 'Open a file', BOX, 'box.json');
  await page.getByLabel('Name of the collection').waitFor();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Build from collection' });

describe('the best rosters of a collection', () => {
  test('are built by keyboard and proven, and one is opened as a roster of the collection', async ({
    visit,
  }) => {
    const page = await visit();
    await openBox(page);
    const name = page.getByLabel('Name of the collection');
    await name.fill('Red Company');
    await tabTo(page, page.getByRole('button', { name: 'Build from collection' }));
    await press(page, 'Enter');
    const dialog = dialogOf(page);
    await tabTo(page, dialog.getByRole('button', { name: 'Build the best rosters' }));
    await press(page, 'Enter');
    await dialog.getByText('3 rosters found, the best first.').waitFor();
    const first = dialog.getByRole('article', { name: 'Roster 1', exact: true });
    await soon(() => text(first)).toMatch(/FC 15 of 15 .*Proven: no legal roster ranks higher\./);
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    await expectFitsEverywhere(page, 'the rosters', [1440, 320]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await tabTo(page, first.getByRole('button', { name: 'Open roster 1' }));
    await press(page, 'Enter');
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('Red Company, 15 points, 1');
    await soon(() => text(verdict(page))).toMatch(/^legal$/i);
    expect(await total(page, 'Force cost')).toMatch(/^15 of 15/);
    await page.getByText('Player, pack, notes').click();
    const from = page.getByLabel('Collection');
    expect(await from.evaluate((node: HTMLSelectElement) => node.selectedOptions[0]?.text)).toMatch(
      /^Red Company/,
    );

    // Back leads to the request and the answers, and to the collection with its undo.
    await page.goBack();
    await soon(() => text(first)).toMatch(/FC 15 of 15 .*Proven: no legal roster ranks higher\./);
    expect(await dialog.getByRole('spinbutton', { name: 'Points limit' }).inputValue()).toBe('15');
    // The same answer once more is another roster, with a name of its own.
    await first.getByRole('button', { name: 'Open roster 1' }).click();
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('Red Company, 15 points, 1 (2)');
    await page.goBack();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await soon(() => name.inputValue()).toBe('My box');
    // A link leads to the collection alone.
    await page.getByRole('link', { name: 'Collections' }).first().click();
    await page.getByRole('link', { name: /^My box/ }).click();
    await name.waitFor();
    expect(await dialog.isVisible()).toBe(false);
  });

  test('say what they gain and lack, and spend command resources as a step that can be undone', async ({
    visit,
  }) => {
    const page = await visit();
    await openBox(page);
    await page.getByRole('button', { name: 'Build from collection' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Build the best rosters' }).click();
    await dialog.getByText('3 rosters found, the best first.').waitFor();
    const second = dialog.getByRole('article', { name: 'Roster 2', exact: true });
    await soon(() => text(second)).toMatch(/(Gains|Lacks) against roster 1 \d/i);
    expect(await text(second)).toMatch(/differ from roster 1 by 2 models or more, none ranks higher\./);
    expect(await text(dialog.getByRole('article').first())).not.toMatch(/against roster/i);
    // Answers to an earlier request say so until the request is the same again.
    const earlier = dialog.getByText('The answers below are for the earlier one.');
    const limit = dialog.getByRole('spinbutton', { name: 'Points limit' });
    const asked = await limit.inputValue();
    expect(await earlier.count()).toBe(0);
    await limit.fill('12');
    await earlier.waitFor();
    await limit.fill(asked);
    await earlier.waitFor({ state: 'detached' });
    const spends = dialog.getByRole('checkbox', { name: /^Spend the command resources/ });
    expect(await spends.isChecked()).toBe(true);
    const spent = async () =>
      /CR (\d+) of (\d+)/
        .exec(await text(second))
        ?.slice(1)
        .map(Number) ?? [];
    const [some = 0, earned = 0] = await spent();
    expect(some).toBeGreaterThan(0);
    await spends.uncheck({ force: true });
    expect(await spent()).toEqual([0, earned]);
    await spends.check({ force: true });
    await dialog.getByRole('button', { name: 'Open roster 2' }).click();
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('My box, 15 points, 2');
    await soon(() => total(page, 'Command resources')).toMatch(new RegExp(`^${some} of ${earned}`));
    await page.keyboard.press('Control+z');
    await soon(() => total(page, 'Command resources')).toMatch(new RegExp(`^0 of ${earned}`));
    await soon(() => text(verdict(page))).toMatch(/^legal$/i);
    await page.keyboard.press('Control+y');
    await soon(() => total(page, 'Command resources')).toMatch(new RegExp(`^${some} of ${earned}`));
  });

  test('are explained if impossible: the conflict is shown, and one press builds the smallest change', async ({
    visit,
  }) => {
    const page = await visit({ width: 360, height: 740, touch: true });
    await openBox(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Build from collection' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('spinbutton', { name: 'Points limit' }).fill('3');
    await dialog.getByText('Required models', { exact: true }).click();
    await dialog.getByRole('spinbutton', { name: 'Required models, Thunderer' }).fill('2');
    await dialog.getByRole('button', { name: 'Build the best rosters' }).click();
    await dialog.getByText(/No legal roster can be built/).waitFor();
    await soon(() => text(dialog)).toContain('limit 3; 2 × Thunderer required: 4');
    await dialog.getByRole('button', { name: 'Build with a limit of 4' }).click();
    await dialog.getByText(/found/).waitFor();
    expect(await dialog.getByText('The answers below are for the earlier one.').count()).toBe(0);
    await expectVisibleFocus(page);
    await soon(() => text(dialog.getByRole('article').first())).toContain('2 × Thunderer');
    expect(await dialog.getByRole('spinbutton', { name: 'Points limit' }).inputValue()).toBe('4');
    await press(page, 'Escape');
    await expectFocus(page.getByRole('button', { name: 'More actions', exact: true }));
  });
});
