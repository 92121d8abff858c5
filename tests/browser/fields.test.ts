import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { recordAnnouncements } from './announcements';
import { opener, openSample, soon, text, total } from './builder';
import { expect, test } from './visit';

/** What a screen reader reads after a field's name: its descriptions. */
const described = (field: Locator) =>
  field.evaluate((node) =>
    ['aria-describedby', 'aria-errormessage']
      .flatMap((attribute) => (node.getAttribute(attribute) ?? '').split(' '))
      .map((id) => (id ? document.getElementById(id)?.textContent : ''))
      .join(' '),
  );

describe('a number field', () => {
  test('accepts only whole numbers in range, says so, and reports rejected values', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Harbour Watch');
    const heard = await recordAnnouncements(page);
    await page.getByRole('button', { name: /^Force 15 points/ }).click();
    const field = page.getByRole('spinbutton', { name: 'Other limit' });
    for (const wrong of ['3.5', 'abc', '-1', '10000', '1e2', '0x10', '1 5']) {
      await field.fill(wrong);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await described(field)).toContain('Whole number from 0 to 9999, or empty.');
      expect(await total(page, 'Force cost')).toBe('15 of 15');
      await soon(async () => (await heard()).join()).toContain('Whole number from 0 to 9999');
      await field.blur();
      expect(await field.inputValue()).toBe('15');
      await soon(async () => (await heard()).join()).toContain(`“${wrong}” is not a whole number`);
    }
    await field.fill(' 20 ');
    await soon(() => total(page, 'Force cost')).toBe('15 of 20');
    await field.fill('');
    await soon(() => total(page, 'Force cost')).toBe('15');
    await field.fill('12');
    await field.press('ArrowUp');
    await soon(() => total(page, 'Force cost')).toBe('15 of 13');
    expect(await page.getByRole('radio', { name: '12', exact: true }).isChecked()).toBe(false);
  });

  test('that may not be empty reverts to its last value, and no other field changes', async ({ visit }) => {
    const page = await visit();
    await openSample(page, 'Harbour Watch');
    await opener(page, 'Capstan').click();
    const stat = (name: string) => page.getByRole('spinbutton', { name });
    const left = page.getByText(/^\d+ (of \d+ left|over \(\d+ of \d+\))$/);
    const before = await text(left);
    for (const wrong of ['', '2.5', 'many', '100']) {
      await stat('Firepower').fill(wrong);
      expect(await described(stat('Firepower'))).toContain('Whole number from 0 to 99.');
      expect(await text(left)).toBe(before);
      await stat('Movement').focus();
      expect(await stat('Firepower').inputValue()).toBe('4');
    }
    await stat('Firepower').fill('5');
    await soon(() => text(left)).not.toBe(before);
    await page.getByRole('button', { name: 'Decrease Firepower' }).click();
    await soon(() => text(left)).toBe(before);
    for (const name of ['Movement', 'Armour/Agility', 'Defence'])
      expect(await stat(name).getAttribute('aria-invalid')).not.toBe('true');
  });
});

/** Presses a field, types a digit, and returns what the field says then. */
async function typedInto(page: Page, field: Locator, digit: string, touch: boolean): Promise<string> {
  await field.scrollIntoViewIfNeeded();
  await (touch ? field.tap() : field.click());
  await page.keyboard.type(digit);
  return field.inputValue();
}

describe.each([
  { how: 'a mouse', size: {} },
  { how: 'a finger', size: { width: 820, height: 1180, touch: true } },
])('with $how', ({ size }) => {
  const touch = 'touch' in size;

  test.for(systems)(
    'a press on any number field of $name selects its number',
    { timeout: 120_000 },
    async (game, { visit }) => {
      const page = await visit(size);
      await page.goto('/');
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: game.name, exact: true }) });
      await card
        .getByRole('button', { name: /^Sample/ })
        .first()
        .click();
      await page.getByLabel('Force name').waitFor();
      await page.locator('[data-opens]').first().waitFor();
      const seen = new Set<string>();
      for (let at = 0; at < (await page.locator('[data-opens]').count()); at += 1) {
        await page.locator('[data-opens]').nth(at).click();
        const panel = page.locator('[data-panel]').first();
        await panel.waitFor();
        await panel.locator('details').evaluateAll((all) => {
          for (const each of all) each.setAttribute('open', '');
        });
        for (let index = 0; ; index += 1) {
          const field = panel.getByRole('spinbutton').nth(index);
          if (!(await field.isVisible().catch(() => false))) break;
          const label = await field.evaluate((node: HTMLInputElement) => node.labels?.[0]?.textContent ?? '');
          if (seen.has(label) || (await field.isDisabled())) continue;
          seen.add(label);
          const before = await field.inputValue();
          expect(await typedInto(page, field, '6', touch), label).toBe('6');
          await field.fill(before);
        }
      }
      expect(seen.size).toBeGreaterThan(0);
    },
  );

  test('a second press selects the number again', async ({ visit }) => {
    const page = await visit(size);
    await openSample(page, 'Harbour Watch');
    await page.getByRole('button', { name: /^Force 15 points/ }).click();
    const field = page.getByRole('spinbutton', { name: 'Other limit' });
    expect(await typedInto(page, field, '6', touch)).toBe('6');
    expect(await typedInto(page, field, '12', touch)).toBe('12');
  });
});
