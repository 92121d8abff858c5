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

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Muster for me' });

describe('the best rosters of a collection', () => {
  test('are built by keyboard and proven, and one is opened as a roster of the collection', async ({
    visit,
  }) => {
    const page = await visit();
    await openBox(page);
    await tabTo(page, page.getByRole('button', { name: 'Muster for me' }));
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
    await soon(() => page.getByLabel('Force name').inputValue()).toBe('My box');
    await soon(() => text(verdict(page))).toMatch(/^legal$/i);
    expect(await total(page, 'Force cost')).toMatch(/^15 of 15/);
    await page.getByText('Player, pack, notes').click();
    const from = page.getByLabel('From the collection');
    expect(await from.evaluate((node: HTMLSelectElement) => node.selectedOptions[0]?.text)).toMatch(
      /^My box/,
    );
  });

  test('are explained if impossible: the conflict is shown, and one press builds the smallest change', async ({
    visit,
  }) => {
    const page = await visit({ width: 360, height: 740, touch: true });
    await openBox(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'More of the shelf' }).click();
    await page.getByRole('menuitem', { name: 'Muster for me' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('spinbutton', { name: 'Points limit' }).fill('3');
    await dialog.getByText('Must be in', { exact: true }).click();
    await dialog.getByRole('spinbutton', { name: 'Must be in, Thunderer' }).fill('2');
    await dialog.getByRole('button', { name: 'Build the best rosters' }).click();
    await dialog.getByText(/No legal roster can be built/).waitFor();
    await soon(() => text(dialog)).toContain('limit 3; 2 × Thunderer required: 4');
    await dialog.getByRole('button', { name: 'Build it with a limit of 4' }).click();
    await dialog.getByText(/found/).waitFor();
    await expectVisibleFocus(page);
    await soon(() => text(dialog.getByRole('article').first())).toContain('2 × Thunderer');
    expect(await dialog.getByRole('spinbutton', { name: 'Points limit' }).inputValue()).toBe('4');
    await press(page, 'Escape');
    await expectFocus(page.getByRole('button', { name: 'More of the shelf' }));
  });
});
