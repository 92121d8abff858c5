import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { fiveErrors } from '../fixtures/five-errors';
import { axeFaults } from './axe';
import { openSample, row, soon, text, verdict } from './builder';
import { expectFocus } from './keyboard';
import { openFiles } from './shelf';
import { expect, test } from './visit';

// Every error has a verified fix, and two presses make the whole force legal.

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
});

describe.each([
  { width: 1440, height: 900 },
  { width: 360, height: 740, touch: true },
])('a 17-point force with five errors, on a screen $width wide', (size) => {
  test('shows each change of a fix on a line of its own, and a short message once it is legal', async ({
    visit,
  }) => {
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
      // Nothing moves under the pointer: above it, space is reserved for one fix per error until the pointer leaves.
      await errors.last().hover();
      const top = async () => Math.round((await errors.last().boundingBox())?.y ?? 0);
      const before = await top();
      const counts = async () =>
        Promise.all(
          (await errors.all()).map((error) => error.getByRole('button', { name: /^Fix: / }).count()),
        );
      await soon(counts).toEqual([1, 1, 1, 1, expect.toSatisfy((count: number) => count > 1)]);
      expect(await top()).toBe(before);
      await page.getByLabel('Force name').hover();
    }
    await soon(() => found.count()).toBeGreaterThan(5);
    for (const error of await errors.all()) {
      const fixes = error.getByRole('button', { name: /^Fix: / });
      await soon(() => fixes.count()).toBeGreaterThan(0);
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
    await apply.click();
    await isLegal(page);
    const message = page.getByRole('paragraph').filter({ hasText: /^Made legal by \d+ changes\./ });
    await message.waitFor();
    expect((await message.boundingBox())?.height).toBeLessThan(60);
  });
});
