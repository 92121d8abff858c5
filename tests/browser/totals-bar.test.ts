import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { loadEditor } from '@/components/systems/load-editor';
import { systems } from '@/lib/systems/registry';
import { infantry, rawForce } from '../fixtures/forge-of-war';
import { soon, text } from './builder';
import { expectFocus, press, tabTo } from './keyboard';
import { openFiles } from './shelf';
import { expect, test } from './visit';

// The bar at the bottom of a narrow builder, with the longest possible content.

/** The parts of the bar that stick out of the bar or the screen. */
const overflowing = (page: Page, bar: string) =>
  page.locator(bar).evaluate((node) => {
    const outer = node.getBoundingClientRect();
    const found = [...node.querySelectorAll('*')].flatMap((part) => {
      if (part.closest('.sr-only')) return [];
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const inside =
        left >= Math.max(0, outer.left) - 0.5 &&
        right <= Math.min(innerWidth, outer.right) + 0.5 &&
        top >= outer.top - 0.5 &&
        bottom <= Math.min(innerHeight, outer.bottom) + 0.5;
      return inside ? [] : [`${part.tagName} ${part.textContent}: ${left}–${right}, ${top}–${bottom}`];
    });
    if (node.scrollWidth > node.clientWidth) found.push(`${node.scrollWidth} in ${node.clientWidth}`);
    if (outer.left < 0 || outer.right > innerWidth || outer.bottom > innerHeight)
      found.push(`the bar itself: ${outer.left}–${outer.right}, to ${outer.bottom}`);
    return found;
  });

const bar = '[data-totals-bar] > div:first-child';

/** A legal force with one warning and one piece of advice. */
const oneOfEach = rawForce([infantry('Rifles', { weapons: ['assault-rifle×30'] })]);

const widths = [360, 320];

/** Expects every figure of the bar to be a large target, and taps one: it says what the glossary does. */
async function expectMeanings(page: Page, glossary: readonly { label: string; meaning: string }[]) {
  const labels = await page.locator(`${bar} abbr`).allTextContents();
  expect(labels.length).toBeGreaterThan(1);
  const pattern = (label: string) => label.replaceAll('.', '\\.');
  const figure = (label: string) =>
    page
      .locator(bar)
      .getByRole('button', { name: new RegExp(`^${pattern(label)} ?`) })
      .first();
  for (const label of labels) {
    expect(glossary.map((each) => each.label)).toContain(label);
    const { width = 0, height = 0 } = (await figure(label).boundingBox()) ?? {};
    expect([width >= 43.5, height >= 43.5], label).toEqual([true, true]);
  }
  const [label = ''] = labels;
  await figure(label).tap();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${pattern(label)}:`) });
  await soon(() => text(dialog)).toContain(glossary.find((each) => each.label === label)?.meaning);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expectFocus(figure(label));
}

describe('the bar on a phone', () => {
  test.for(systems)(
    'shows the longest figures and counts of $name in full, and what they mean when tapped',
    async ({ id, load }, { visit }) => {
      const { large } = await import(`../rules/${id}/fullest.ts`);
      const roster = { muster: 1, system: id, name: 'Full', force: large };
      const { editor } = await loadEditor(id);
      const titles = editor.sections.map(({ title }) => title).join('|');
      const page = await visit({ width: 360, height: 640, touch: true });
      await page.goto('/');
      await openFiles(page, { name: 'full.json', content: JSON.stringify(roster) });
      await page.getByLabel('Force name').waitFor();
      await soon(() => page.locator(bar).innerText()).toMatch(/\d{3}|Base/);
      const glossary = await (await load()).system.glossary();
      await expectMeanings(page, glossary);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        // The bar renders again for the new width.
        await soon(() => page.evaluate(() => innerWidth)).toBe(width);
        await soon(() => overflowing(page, bar)).toEqual([]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);

        // The end of the page can be scrolled clear of the bar.
        const clear = await page.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight);
          const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
          return end <= (document.querySelector('[data-totals-bar]')?.getBoundingClientRect().top ?? 0) + 0.5;
        });
        expect(clear).toBe(true);
      }

      // The same bar at the bottom of a sheet.
      await page
        .getByRole('button', { name: new RegExp(`^(${titles})\\b`) })
        .first()
        .tap();
      await page.locator('dialog[open]').waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        // The sheet slides in.
        await soon(() => overflowing(page, 'dialog[open] > div:last-child')).toEqual([]);
      }
    },
  );

  test('shows one warning and one piece of advice in full, and reads them out in words', async ({
    visit,
  }) => {
    const page = await visit({ width: 360, height: 640 });
    await page.goto('/');
    await openFiles(page, { name: 'small.json', content: JSON.stringify(oneOfEach) });
    const button = page.locator(bar).getByRole('button', { name: /^Verdict: / });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      await soon(() => text(button)).toMatch(/^Verdict: Legal 1 1 warning 1 1 piece of advice/i);
      expect(await overflowing(page, bar)).toEqual([]);
    }
    await tabTo(page, button);
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Verdict' }).waitFor();
    await press(page, 'Escape');
    await expectFocus(button);
  });
});
