import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import swarm from '@/data/forge-of-war/samples/hive-swarm.json';
import { axeFaults } from './axe';
import { soon, text } from './builder';
import { rosterText } from './files';
import { expectFits } from './fits';
import { expectFocus, press, tabTo } from './keyboard';
import { chooseForShelf, forgeOfWarText, type InputFile, openFiles } from './shelf';
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
const pick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });

/** The lines of the table, each with both values. */
const lines = async (page: Page): Promise<string[]> =>
  (await dialog(page).getByRole('row').allInnerTexts()).map((line) => line.replace(/\s+/g, ' ').trim());

async function shelfOf(page: Page, ...files: InputFile[]) {
  await page.goto('/');
  await openFiles(page, ...files);
  await page.getByText(`${files.length} rosters added.`).first().waitFor();
}

describe('two rosters on the shelf', () => {
  test('are compared when exactly two of one game are selected', async ({ visit }) => {
    const page = await visit();
    await shelfOf(page, before, after, { name: 'swarm.json', content: forgeOfWarText('Swarm') });
    await chooseForShelf(page, 'Select several');
    await pick(page, 'Before').check();
    expect(await compare(page).isDisabled()).toBe(true);
    await pick(page, 'Swarm').check();
    expect(await compare(page).isDisabled()).toBe(true);
    await pick(page, 'After').check();
    expect(await compare(page).isDisabled()).toBe(true);
    await pick(page, 'Swarm').uncheck();
    await compare(page).click();
    await dialog(page).getByText('1 element differs, 1 the same.').waitFor();
    const told = await lines(page);
    // In shelf order: last changed first.
    const [a] = (await dialog(page).getByRole('heading', { level: 3 }).allInnerTexts()).map((each) =>
      each.trim(),
    );
    const [one, other] = a?.includes('Before') ? ['4', '5 +1'] : ['5', '4 −1'];
    expect(told).toContain(`F ${one} ${other}`.trim());
    expect(told.some((line) => line.startsWith('Terrier'))).toBe(true);
    expect(told.some((line) => /^Upgrades (Engineer Jump jets|Jump jets Engineer)$/.test(line))).toBe(true);
    expect(told.some((line) => /^Era /.test(line))).toBe(true);
    expect(told.some((line) => line.startsWith('Docks'))).toBe(false);
    await dialog(page).getByText('The same in both').click();
    await dialog(page).getByRole('listitem').getByText('Docks').waitFor();
    expect(await axeFaults(page, 'dialog')).toEqual([]);
  });

  test('can be compared from a row menu: with the only other one immediately, or with a chosen one of several', async ({
    visit,
  }) => {
    const page = await visit();
    await shelfOf(page, before, after, { name: 'swarm.json', content: forgeOfWarText('Swarm') });
    const more = (name: string) => page.getByRole('button', { name: `More actions for ${name}` });
    const compareWith = async (name: string) => {
      await more(name).click();
      await page.getByRole('menuitem', { name: 'Compare with …' }).click();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    };
    await compareWith('Swarm');
    await dialog(page).getByText('There is no other roster of this game.').waitFor();
    await close();
    await expectFocus(more('Swarm'));
    await compareWith('Before');
    await dialog(page).getByText('1 element differs, 1 the same.').waitFor();
    await close();
    await openFiles(page, file('Third', { elements: [infantry] }), {
      name: 'horde.json',
      content: forgeOfWarText('Horde'),
    });
    await page.getByText('2 rosters added.').first().waitFor();
    await compareWith('Before');
    const other = dialog(page).getByLabel('Compare with');
    await expectFocus(other);
    const offered = await other.locator('option').allInnerTexts();
    expect(offered.map((each) => each.split(' · ')[0])).toEqual(['Choose a roster', 'Third', 'After']);
    await other.selectOption({ index: 1 });
    await dialog(page).getByText('1 element differs, 1 the same.').waitFor();
    expect(await lines(page)).toContain('Element in the force not in the force');
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await close();
  });

  test('can be compared from the builder, in the terms of its game', async ({ visit }) => {
    const page = await visit();
    const { units } = swarm.force;
    const swarmOf = (name: string, count: number): InputFile => ({
      name: `${name}.json`,
      content: JSON.stringify({ ...swarm, name, force: { ...swarm.force, units: units.slice(0, count) } }),
    });
    await shelfOf(page, swarmOf('Swarm', 1), swarmOf('Horde', 2));
    await page.getByRole('link', { name: /Swarm/ }).click();
    await page.waitForURL(/build/);
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Compare with …' }).click();
    await dialog(page).getByText('1 unit differs, 1 the same.').waitFor();
    expect(await lines(page)).toContain('Unit in the force not in the force');
    expect(await text(dialog(page))).not.toMatch(/element/i);
  });

  test('can be compared by keyboard alone, and the focus returns to the button', async ({ visit }) => {
    const page = await visit();
    await shelfOf(page, before, after);
    await chooseForShelf(page, 'Select several');
    const boxes = page.getByRole('checkbox', { name: /^Select / });
    await tabTo(page, boxes.nth(0));
    await press(page, 'Space');
    await tabTo(page, boxes.nth(1));
    await press(page, 'Space');
    await tabTo(page, compare(page), 'Shift+Tab');
    await press(page, 'Enter');
    await dialog(page).getByText('1 element differs, 1 the same.').waitFor();
    await tabTo(page, dialog(page).locator('summary', { hasText: 'The same in both' }));
    await press(page, 'Enter');
    await dialog(page).getByRole('listitem').getByText('Docks').waitFor();
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
