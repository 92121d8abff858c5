import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { soon, text } from './builder';
import { rosterText } from './files';
import { expectFits } from './fits';
import { expectFocus, press, tabTo } from './keyboard';
import { chooseForShelf, type InputFile, openFiles } from './shelf';
import { expect, test } from './visit';

const mech = (f: number, upgrades: string[], name = 'Terrier') => ({
  id: 'e1',
  kind: 'mech',
  name,
  presence: 2,
  stats: { m: 4, f, a: 2, d: 1 },
  upgrades: upgrades.map((id) => ({ id })),
});
const infantry = { id: 'e2', kind: 'conventional', type: 'light-infantry', name: 'Docks', chq: true };

const hostile = '<img src=x onerror=alert(1)> \u202E=1+1';
const file = (name: string, force: Record<string, unknown>): InputFile => ({
  name: `${name.slice(-5)}.json`,
  content: rosterText({ name }, force),
});
const before = file('Before', { elements: [mech(4, ['jump-jets']), infantry], limit: 15 });
const after = file('After', { elements: [mech(5, ['engineer']), infantry], limit: 12, era: 'burning' });

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Compare' });
const compare = (page: Page): Locator => page.getByRole('button', { name: 'Compare', exact: true });

async function shelfOf(page: Page, ...files: InputFile[]) {
  await page.goto('/');
  await openFiles(page, ...files);
  await page.getByText(`${files.length} rosters added.`).first().waitFor();
}

describe('two rosters on the shelf', () => {
  test('can be compared from a row menu, and by keyboard alone, and the focus returns to the button', async ({
    visit,
  }) => {
    const page = await visit();
    await shelfOf(page, before, after, file('Third', { elements: [infantry] }));
    await page.getByRole('button', { name: 'More actions for Before' }).click();
    await page.getByRole('menuitem', { name: 'Compare with …' }).click();
    const other = dialog(page).getByLabel('Compare with');
    await expectFocus(other);
    await other.selectOption({ index: 1 });
    await dialog(page).getByText('1 element differs, 1 the same.').waitFor();
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });

    await chooseForShelf(page, 'Select several');
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
    for (const name of ['Before', 'After']) await tabTo(page, box(name)).then(() => press(page, 'Space'));
    await tabTo(page, compare(page), 'Shift+Tab');
    await press(page, 'Enter');
    await dialog(page).getByText('1 element differs, 1 the same.').waitFor();
    await tabTo(page, dialog(page).locator('summary', { hasText: 'The same in both' }));
    await press(page, 'Enter');
    await dialog(page).getByRole('listitem').getByText('Docks').waitFor();
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expectFocus(compare(page));
  });

  test('with hostile names and 200 elements fit on a small phone', async ({ visit }) => {
    const page = await visit({ width: 360, height: 640, touch: true });
    const many = (f: number) =>
      Array.from({ length: 200 }, (_, at) => ({
        ...mech(f, [], `${hostile} ${at} ${'x'.repeat(80)}`),
        id: `e${at}`,
      }));
    await page.goto('/');
    await openFiles(
      page,
      file(`${hostile} one`, { elements: many(4) }),
      file(`${hostile} two`, { elements: many(5) }),
    );
    await page.getByText('2 rosters added.').first().waitFor();
    await chooseForShelf(page, 'Select several');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await compare(page).click();
    await dialog(page).getByText('200 elements differ, 0 the same.').waitFor();
    await expectFits(page);
    expect(await text(dialog(page))).not.toContain('\u202E');
    expect(await page.locator('dialog img').count()).toBe(0);
    await soon(() => dialog(page).getByRole('rowheader', { name: 'F', exact: true }).count()).toBe(200);
  });
});
