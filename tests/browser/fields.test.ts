import type { Locator } from 'playwright-core';
import { describe } from 'vitest';
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
    const field = page.getByRole('spinbutton', { name: 'By hand' });
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
    await page.getByRole('button', { name: 'Firepower: one fewer' }).click();
    await soon(() => text(left)).toBe(before);
    for (const name of ['Movement', 'Armour/Agility', 'Defence'])
      expect(await stat(name).getAttribute('aria-invalid')).not.toBe('true');
  });
});
