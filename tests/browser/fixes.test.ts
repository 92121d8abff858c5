import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { openSample, row, soon, text, verdict } from './builder';
import { expectFocus, press } from './keyboard';
import { openFiles } from './shelf';
import { expect, test } from './visit';

// Every error has a verified fix, and two presses make the whole force legal.

const element = (id: string, type: string, more: object = {}) => ({
  id,
  kind: 'conventional',
  type,
  ...more,
});

/** 17 points of 15, with five errors: points, the CHQ's type, a mech's and an aircraft's design, and its upgrade. */
const fiveErrors = {
  muster: 1,
  system: 'horizon-wars',
  name: 'Five errors',
  force: {
    limit: 15,
    elements: [
      element('chq', 'heavy-infantry', { chq: true }),
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => element(id, 'light-infantry')),
      {
        id: 'm',
        kind: 'mech',
        name: 'Overdone',
        presence: 3,
        stats: { m: 5, f: 6, a: 5, d: 3 },
        upgrades: [{ id: 'jump-jets' }],
      },
      { id: 'n', kind: 'mech', name: 'Second', presence: 2, stats: { m: 5, f: 5, a: 4, d: 3 } },
      { id: 'p', kind: 'mech', name: 'Third', presence: 3, stats: { m: 5, f: 6, a: 4, d: 2 } },
    ],
  },
};

const isLegal = (page: Page) => soon(() => text(verdict(page).first())).toMatch(/^legal$/i);

describe('a force with one error', () => {
  test('is made legal in two presses, which Undo reverts', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Ninth Column');
    const why = page.getByRole('button', { name: 'Why' });
    await why.click();
    await row(page, 'Terrier').getByText('Part of the problem:').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await why.click();
    await page.getByRole('button', { name: 'Make it legal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make it legal' });
    // Search results do not move the Apply button; positions are relative, since the dialog slides in as it opens.
    const apply = dialog.getByRole('button', { name: 'Apply' });
    const heading = dialog.getByRole('heading').first();
    const below = async (each: Locator) =>
      Math.round(((await each.boundingBox())?.y ?? 0) - ((await heading.boundingBox())?.y ?? 0));
    const early = await below(apply);
    await dialog.getByText(/This is the smallest change|There may be a smaller change/).waitFor();
    await dialog.getByRole('radio', { name: /Remove Assisted targeting from Terrier/ }).waitFor();
    await dialog.getByRole('radio', { name: /Remove Terrier.*FC 15 → 13 of 15/ }).waitFor();
    await dialog.getByText('Before and after').waitFor();
    expect(await below(apply)).toBe(early);
    await dialog.getByText('How the size of a change is measured').click();
    await soon(() => dialog.getByRole('listitem').allInnerTexts()).toContain(
      '11\nRemove an element, and what refers to it; for 1 if it is a copy of another with its name',
    );
    expect(await axeFaults(page)).toEqual([]);
    await apply.click();
    await isLegal(page);
    await expectFocus(page.locator('[data-verdict]'));
    await page
      .getByRole('paragraph')
      .filter({ hasText: 'Made legal: Remove Assisted targeting from Terrier.' })
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await soon(() => text(verdict(page).first())).toMatch(/not legal/i);
  });

  test('is made legal by keyboard alone', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Ninth Column');
    await press(page, 'f');
    const dialog = page.getByRole('dialog', { name: 'Make it legal' });
    await dialog.getByRole('radio', { name: /Remove Assisted targeting from Terrier/ }).waitFor();
    await dialog.getByText(/This is the smallest change|There may be a smaller change/).waitFor();
    await dialog.getByRole('radio').first().focus();
    await press(page, 'ArrowDown');
    await soon(() => dialog.getByRole('radio', { name: /Remove Terrier/ }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Apply' }).focus();
    await press(page, 'Enter');
    await isLegal(page);
    await expectFocus(page.locator('[data-verdict]'));
    expect(await row(page, 'Terrier').count()).toBe(0);
  });
});

describe.each([
  { width: 1440, height: 900 },
  { width: 360, height: 740, touch: true },
])('a 17-point force with five errors, on a screen $width wide', (size) => {
  test('is made legal in one step, and the message says what was taken from it', async ({ visit }) => {
    const page = await visit(size);
    await page.goto('/');
    await openFiles(page, { name: 'five.json', content: JSON.stringify(fiveErrors) });
    await page.getByLabel('Force name').waitFor();
    const narrow = size.width < 720;
    if (narrow) await page.getByRole('button', { name: /^Verdict: / }).click();
    const place = narrow ? page.getByRole('dialog', { name: 'Verdict' }) : page.locator('main');
    const errors = place
      .getByRole('region', { name: 'Problems', exact: true })
      .getByRole('listitem')
      .filter({ hasText: /^\s*error/i });
    await soon(() => errors.count()).toBe(5);
    const found = place.getByRole('button', { name: /^Fix: / });
    if (!narrow) {
      // Nothing moves under the pointer: space is reserved for one fix per error until the pointer leaves.
      await errors.last().hover();
      const top = async () => Math.round((await errors.last().boundingBox())?.y ?? 0);
      const before = await top();
      await soon(() => found.count()).toBe(5);
      expect(await top()).toBe(before);
      await page.getByLabel('Force name').hover();
    }
    await soon(() => found.count()).toBeGreaterThan(5);
    for (const error of await errors.all()) {
      const fixes = error.getByRole('button', { name: /^Fix: / });
      await soon(() => fixes.count()).toBeGreaterThan(0);
      expect(await fixes.count()).toBeLessThanOrEqual(3);
    }
    // Each change is on a line of its own, whole.
    for (const button of await found.all()) {
      const changes = button.locator('bdi');
      const boxes = await changes.evaluateAll((all) =>
        all.map((each) => ({
          top: each.getBoundingClientRect().top,
          whole: each.scrollWidth <= each.clientWidth,
        })),
      );
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(boxes.length);
      expect(boxes.every(({ whole }) => whole)).toBe(true);
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(narrow ? 44 : 24);
    }
    await place.getByRole('button', { name: 'Make it legal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make it legal' });
    const apply = dialog.getByRole('button', { name: 'Apply' });
    await soon(() => apply.isEnabled()).toBe(true);
    const way = dialog.getByRole('radio').first();
    const left = dialog.getByRole('region', { name: 'Left after the change' });
    await soon(() => text(left)).toMatch(/Left after the change: .*advice.* of 15: \d+ left to spend\./i);
    const ways = dialog.locator('label').filter({ has: page.getByRole('radio') });
    await soon(() => ways.count()).toBeGreaterThan(2);
    // Several steps on one stat are one change.
    for (const told of await ways.allInnerTexts()) {
      const stats = [...told.matchAll(/^Lower (.*) to \d+$/gm)].map(([, stat]) => stat);
      expect(new Set(stats).size).toBe(stats.length);
    }
    const says = await text(way.locator('xpath=..'));
    const [, changes] = /(\d+) changes$/.exec(says) ?? [];
    await apply.click();
    await isLegal(page);
    expect(says).toMatch(/FC \d+ → \d+ of 15/);
    const message = page.getByRole('paragraph').filter({ hasText: `Made legal by ${changes} changes.` });
    await message.waitFor();
    expect((await message.boundingBox())?.height).toBeLessThan(60);
    await page.getByRole('status').filter({ hasText: 'Made legal by' }).waitFor({ state: 'attached' });
  });
});
