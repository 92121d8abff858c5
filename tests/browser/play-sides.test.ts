import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { soon, text } from './builder';
import { rosterText } from './files';
import {
  act,
  acted,
  choose,
  dialog,
  expectUndo,
  open,
  opened,
  phone,
  play,
  row,
  rows,
  sideBar,
  tokens,
} from './play';
import { expect, test } from './visit';

const shown = (page: Page) =>
  rows(page).evaluateAll((buttons) => buttons.map((button) => button.querySelector('bdi')?.textContent));

const side = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

const theirs = ['First Troop', 'Heavy cavalry', 'Light infantry'];

describe('the other side', () => {
  test('comes from a file, is marked like the own one, and both stand one below the other', async ({
    visit,
  }) => {
    const page = await visit(phone);
    await play(page, 'Harbour Watch', {
      change: async (asked) => {
        await asked.getByLabel('The opponent’s list: file').setInputFiles({
          name: 'theirs.json',
          mimeType: 'application/json',
          buffer: Buffer.from(rosterText()),
        });
        await soon(() => text(asked.getByRole('combobox', { name: 'The opponent’s list: which' }))).toContain(
          'Lancers',
        );
      },
    });
    await page.getByRole('heading', { level: 1, name: 'Harbour Watch – Lancers' }).waitFor();
    expect(await rows(page).count()).toBe(11);
    await side(page, 'Lancers');
    await soon(() => shown(page)).toEqual(theirs);
    await act(page, await open(page, 'First Troop'), 'Damage', 'A');
    await expectUndo(page, 'First Troop: Damage');
    await soon(() => text(row(page, 'First Troop'))).toContain('damage 1');
    await opened(page, 'First Troop').getByRole('button', { name: 'Close' }).click();
    await side(page, 'Both');
    await soon(() => rows(page).count()).toBe(14);
    await soon(() => text(sideBar(page).first())).toBe('Harbour Watch FP 19 of 19 · 11 to activate');
    await soon(() => text(sideBar(page).last())).toBe('Lancers FP 6 of 6 · 3 to activate');

    await choose(page, 'What remains');
    const remains = dialog(page, 'What remains');
    await soon(() => text(remains)).toMatch(
      /^What remains Turn 1 · 0 minutes played, 84 expected \(p\.15\) /,
    );
    await soon(() => text(remains)).toContain('11 of 11 left, 11 to activate');
    await soon(() => text(remains)).toContain('3 of 3 left, 3 to activate');
    const columns = () =>
      remains
        .getByRole('heading', { level: 3 })
        .evaluateAll((titles) => new Set(titles.map((title) => title.getBoundingClientRect().left)).size);
    // Lines of text that each stat of a row takes up.
    const linesOfStats = () =>
      remains.locator('li').evaluateAll((items) => {
        const lines = new Set<number>();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (const item of items) {
          walker.currentNode = item;
          for (let node = walker.nextNode(); node && item.contains(node); node = walker.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(node);
            if (/^[PFMAD] /.test(node.textContent ?? '')) lines.add(range.getClientRects().length);
          }
        }
        return [...lines];
      });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await soon(columns).toBe(2);
      expect(await linesOfStats()).toEqual([1]);
    }
  });
});

/** Where every row is. */
const boxes = (page: Page) =>
  rows(page).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { top, left, width, height } = button.getBoundingClientRect();
      return [button.getAttribute('data-place'), top, left, width, height];
    }),
  );

describe('a mark', () => {
  test('moves no row, whatever is filtered', async ({ visit }) => {
    const page = await visit(phone);
    await play(page, 'Harbour Watch', { other: 'Not marked' });
    const filter = page.getByRole('combobox', { name: 'Show' });
    await filter.selectOption('To activate');
    const before = await boxes(page);
    expect(before).toHaveLength(11);
    await acted(page, 'First Section').click();
    await tokens(page, 'Lookouts').click();
    await expectUndo(page, 'Lookouts: Action tokens −1');
    expect(await boxes(page)).toEqual(before);

    await filter.selectOption('Off the table');
    expect(await shown(page)).toEqual(['Rope Section']);
    await filter.selectOption('All');
    const jackdaw = await open(page, 'Jackdaw');
    const opening = await boxes(page);
    await act(page, jackdaw, 'Hit', 'F', 'F');
    await jackdaw.getByRole('button', { name: 'Destroyed', exact: true }).click();
    await soon(() => text(row(page, 'Jackdaw'))).toBe(
      'Jackdaw P 1 F 1/3 of 3 M 4 A 2 D 1 damage 2 · destroyed',
    );
    expect(await boxes(page)).toEqual(opening);
    // Every stat with its start beside it, and states.
    const breakwater = await open(page, 'Breakwater');
    const reopening = await boxes(page);
    await act(page, breakwater, 'Hit', 'M', 'M', 'F', 'F', 'A', 'A');
    await soon(() => text(row(page, 'Breakwater'))).toMatch(/F .*\/.* M .*\/.* A .*\/.* damage 6/);
    expect(await boxes(page)).toEqual(reopening);
    await filter.selectOption('Damaged');
    expect(await shown(page)).toEqual(['Breakwater', 'Jackdaw']);
    await filter.selectOption('To activate');
    expect(await rows(page).count()).toBe(9);
  });
});

/** Where every control of what is open is, by its name without what it needs just now. */
const controls = (place: Locator) =>
  place
    .locator('button, label')
    .evaluateAll((all) =>
      all.map((each) => [each.textContent.split(/[:…]/)[0]?.trim(), each.getBoundingClientRect().top]),
    );

const samples = ['Harbour Watch', 'Cinder Queen', 'Third Battlegroup', 'Third Dragoons', 'Sierra company'];

test.for(samples)('a toggle in an open row of %s moves no other control', async (sample, { visit }) => {
  const page = await visit(phone);
  await play(page, sample, { other: 'Not marked' });
  await rows(page).first().click();
  const place = page.locator('[data-scrolls] + section');
  await place.waitFor();
  const before = await controls(place);
  const toggles = place.locator('button[aria-pressed]:not([aria-label])');
  for (let at = 0; at < (await toggles.count()); at++) {
    const toggle = toggles.nth(at);
    if ((await toggle.getAttribute('aria-pressed')) === 'true') continue;
    await toggle.evaluate((button: HTMLElement) => button.click());
    await soon(() => toggle.getAttribute('aria-pressed')).toBe('true');
    expect(await controls(place)).toEqual(before);
  }
});
