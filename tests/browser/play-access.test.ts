import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults, axeFaultsOfNew } from './axe';
import { soon, text } from './builder';
import { expectFits } from './fits';
import { expectFocus, press, tabTo } from './keyboard';
import {
  acted,
  choose,
  dialog,
  expectUndo,
  next,
  open,
  opened,
  phone,
  play,
  redo,
  row,
  tokens,
  undo,
} from './play';
import { expect, test } from './visit';

const dialogs: [action: string | RegExp, title: string][] = [
  ['What remains', 'What remains'],
  ['History', 'History'],
  ['Show to the opponent', 'Harbour Watch'],
  ['Custom trackers', 'Custom trackers'],
  [/^Share/, 'Share the match'],
  ['Print as it stands', 'Print as it stands'],
  ['Name and notes', 'Name and notes'],
  ['End the match', 'End the match'],
];

describe('access to a match', () => {
  test('has no fault in its list, an open row and every dialog, targets of at least 48 px, and steppers 56 px wide', async ({
    visit,
  }) => {
    const page = await visit(phone);
    await play(page);
    await acted(page, 'Capstan').click();
    expect(await axeFaults(page)).toEqual([]);
    const breakwater = await open(page, 'Breakwater');
    expect(await axeFaults(page, 'main')).toEqual([]);
    const targets =
      'header a, header button, label:has([type=radio]), select, main button, main + [data-chrome] button';
    expect(await small(page, targets, 48, 48)).toEqual([]);
    expect(await small(page, 'button[aria-label*=", one "]', 56, 56)).toEqual([]);
    expect(await small(page, 'li:has(> [data-place])', 320, 64)).toEqual([]);
    await breakwater.getByRole('button', { name: 'Hit …' }).click();
    await dialog(page, 'Hit').waitFor();
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    expect(await small(page, 'dialog button[aria-label*=", one "]', 56, 56)).toEqual([]);
    expect(await small(page, 'dialog[open] button', 48, 48)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page, 'Hit').waitFor({ state: 'hidden' });
    for (const [action, title] of dialogs) {
      await choose(page, action);
      await dialog(page, title).waitFor();
      expect(await axeFaultsOfNew(page, 'dialog[open]')).toEqual([]);
      if (title === 'History') expect(await small(page, 'dialog[open] button', 48, 48)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog(page, title).waitFor({ state: 'hidden' });
    }
  });

  test('is had by keyboard alone, and the focus comes back to the row', async ({ visit }) => {
    const page = await visit();
    await play(page, 'Harbour Watch', { other: 'Not marked' });
    await tabTo(page, row(page, 'Breakwater'));
    await press(page, 'Enter');
    const breakwater = opened(page, 'Breakwater');
    await expectFocus(breakwater.getByRole('heading', { name: 'Breakwater', level: 2 }));
    const box = breakwater.getByRole('button', { name: 'Damage, 3 of 13' });
    await tabTo(page, box);
    await press(page, 'Space');
    await soon(() => text(breakwater.getByRole('group', { name: /^Breakwater Damage/ }))).toMatch(
      /^Damage 3 of 13/,
    );
    await expectFocus(box);
    await soon(() => text(page.getByRole('main').locator('> [role=status], > .sr-only').last())).toBe(
      'Breakwater: Damage +3. Now damage 3 of 13.',
    );
    await tabTo(page, breakwater.getByRole('button', { name: 'Increase Damage' }));
    await press(page, 'Space', 'Enter');
    await expectUndo(page, 'Breakwater: Damage +1');

    const hit = breakwater.getByRole('button', { name: 'Hit …' });
    await tabTo(page, hit);
    await press(page, 'Enter');
    await tabTo(page, dialog(page, 'Hit').getByRole('button', { name: 'Increase F' }));
    await press(page, 'Enter');
    await tabTo(page, dialog(page, 'Hit').getByRole('button', { name: 'Mark', exact: true }));
    await page.keyboard.press('Enter');
    await expectUndo(page, 'Breakwater: Hit');
    await expectFocus(hit);
    await press(page, 'Escape');
    await breakwater.waitFor({ state: 'hidden' });
    await expectFocus(row(page, 'Breakwater'));

    await press(page, 'Tab');
    await expectFocus(tokens(page, 'Breakwater'));
    await press(page, 'Space', 'Tab');
    await expectFocus(acted(page, 'Breakwater'));
    await press(page, 'Space');
    await soon(() => acted(page, 'Breakwater').getAttribute('aria-pressed')).toBe('true');
    await press(page, 'Control+z');
    await expectUndo(page, 'Breakwater: Action tokens −1');
    await press(page, 'Control+y');
    await expectUndo(page, 'Breakwater: Activated');
    await tabTo(page, next(page));
    await press(page, 'Enter');
    await expectUndo(page, 'Turn 2');
    await tabTo(page, undo(page), 'Shift+Tab');
    await press(page, 'Enter');
    await expectUndo(page, 'Breakwater: Activated');
    await tabTo(page, redo(page));
    await page.keyboard.press('Enter');
    await expectUndo(page, 'Turn 2');
    // Its button is gone; the focus is on its neighbour.
    await expectFocus(undo(page));
  });

  test('fits a screen of 320 px with text twice as large', async ({ visit }) => {
    const page = await visit({ width: 320, height: 640, touch: true });
    await play(page);
    await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
    await expectFits(page);
    await acted(page, 'Capstan').click();
    const breakwater = await open(page, 'Breakwater');
    await expectFits(page);
    expect(await overflowing(page)).toEqual([]);
    await breakwater.getByRole('button', { name: 'Hit …' }).click();
    await dialog(page, 'Hit').waitFor();
    await expectFits(page);
    await page.keyboard.press('Escape');
    await dialog(page, 'Hit').waitFor({ state: 'hidden' });
    for (const [action, title] of dialogs) {
      await choose(page, action);
      await dialog(page, title).waitFor();
      await expectFits(page);
      await page.keyboard.press('Escape');
      await dialog(page, title).waitFor({ state: 'hidden' });
    }
  });
});

/** Parts of the match that scroll sideways. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-scrolls], main, main + [data-chrome]')]
      .filter((node) => node.scrollWidth > node.clientWidth + 1)
      .map((node) => `${node.className}: ${node.scrollWidth} in ${node.clientWidth}`),
  );

/** The targets in sight that are smaller than this. */
const small = (page: Page, selector: string, width: number, height: number) =>
  page.evaluate(
    ([selector, width, height]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((node) => {
        const box = node.getBoundingClientRect();
        const name = node.getAttribute('aria-label') ?? node.textContent;
        if (!node.checkVisibility()) return [];
        return box.width >= width - 0.5 && box.height >= height - 0.5
          ? []
          : [`${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`];
      }),
    [selector, width, height] as const,
  );
