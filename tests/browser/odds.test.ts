import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeFaults } from './axe';
import { navigateTo, opener, openSample, soon, text } from './builder';
import { expectFits } from './fits';
import { expectFocus, press, tabTo } from './keyboard';
import { choose, phone } from './play';
import { expect, test } from './visit';

// The questions that a player has about odds, answered on the screen.

const direction = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** The select of a side: 0 for the first, 1 for the second. */
const select = (page: Page, label: string, side: number): Locator =>
  page.getByRole('combobox', { name: label, exact: true }).nth(side);

/** Waits until a part has a text. */
const expectText = (place: Locator, pattern: RegExp) => soon(() => text(place)).toMatch(pattern);

/** A row of the chances of an attack. */
const chance = (place: Locator, label: string): Locator =>
  place.getByRole('row', { name: new RegExp(`^${label}`) }).first();

/** The odds of an element in the builder, opened. */
async function openOdds(page: Page, label: string): Promise<Locator> {
  await opener(page, label).click();
  const panel = page.locator('[data-panel]');
  const odds = panel.locator('summary', { hasText: /^Odds$/ });
  await odds.click();
  return panel;
}

describe('a player with questions about odds', () => {
  test('decides on a charge by keyboard alone', async ({ visit }) => {
    const page = await visit();
    await navigateTo(page, '/odds');
    const target = select(page, 'Target', 0);
    await tabTo(page, target);
    await target.selectOption('Heavy infantry');
    await expectFocus(target);
    await tabTo(page, page.getByRole('tab', { name: 'Shooting' }));
    await press(page, 'ArrowRight');
    await expectFocus(page.getByRole('tab', { name: 'Charge' }));
    const there = direction(page, 'Harbour Command against Heavy infantry');
    await expectText(chance(there, 'Target destroyed'), /%$/);
    const charging = await text(chance(there, 'Target destroyed'));
    const counters = there.getByRole('checkbox', { name: 'Target counter-charges' });
    await tabTo(page, counters);
    await press(page, 'Space');
    await soon(() => text(chance(there, 'Target destroyed'))).not.toBe(charging);
    await expectText(chance(there, 'Attacker destroyed'), /%$/);
    await expectFocus(counters);
    await tabTo(page, there.locator('summary', { hasText: 'Every result' }));
    await press(page, 'Enter');
    await expectText(
      there.locator('details', { hasText: 'Every result' }).getByRole('table'),
      /Target destroyed, attacker /,
    );
    await tabTo(page, page.getByRole('tab', { name: 'Charge' }), 'Shift+Tab');
    await press(page, 'ArrowLeft');
    const slider = page.getByRole('slider', { name: 'Distance, slider' });
    await tabTo(page, slider);
    await press(page, 'ArrowRight', 'ArrowRight');
    await expectText(direction(page, 'Harbour Command against Heavy infantry'), /range 14 \+ A 3 = 17/);
    await expectFocus(slider);
  });

  test('has the same on a phone, without a fault of access, light and dark', async ({ visit }) => {
    const page = await visit(phone);
    await navigateTo(page, '/odds');
    const ways = page.getByRole('region', { name: / against / });
    await expectText(ways.last(), /50 % or more/);
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await expectFits(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Charge' }).click();
    await page.getByText('Target moved back').first().waitFor();
    await expectFits(page);
    expect(await axeFaults(page, 'main')).toEqual([]);
    // On a small phone, with text twice as large.
    await page.setViewportSize({ width: 320, height: 640 });
    await navigateTo(page, '/odds');
    await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
    await expectText(page.getByRole('region', { name: / against / }).last(), /50 % or more/);
    await expectFits(page);
  });

  test('has the chart of an element on a phone', async ({ visit }) => {
    const page = await visit(phone);
    await openSample(page, 'Harbour Watch');
    const panel = await openOdds(page, 'Breakwater');
    await expectText(panel, /50 % or more/);
    await panel.getByText('Show as a table').click();
    await expectFits(page);
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  });

  test('has the chart of two forces compared, without a fault of access', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Harbour Watch');
    await openSample(page, 'Ninth Column');
    await choose(page, /^Compare/);
    const compared = page.getByRole('dialog', { name: 'Compare' });
    await compared.locator('summary', { hasText: 'Firepower by distance' }).click();
    await compared.getByRole('img', { name: 'Expected hits by distance' }).waitFor();
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  });
});
