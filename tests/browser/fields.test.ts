import type { Locator, Page } from 'playwright-core';
import { recordAnnouncements } from './announcements';
import { openSample, soon, total } from './builder';
import { expect, test } from './visit';

// Number fields under a real pointer; tests/components has what they accept, and those of every other game.

/** Presses a field, types a digit, and returns what the field says then. */
async function typedInto(page: Page, field: Locator, digits: string, touch: boolean): Promise<string> {
  await field.scrollIntoViewIfNeeded();
  await (touch ? field.tap() : field.click());
  await page.keyboard.type(digits);
  return field.inputValue();
}

/** Every number field that can be used, in every panel, each once by its label. */
async function inEachField(page: Page, each: (field: Locator, label: string) => Promise<void>) {
  const seen = new Set<string>();
  for (const opener of await page.locator('[data-opens]').all()) {
    await opener.click();
    const panel = page.locator('[data-panel]').first();
    await panel.waitFor();
    await panel.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    for (const field of await panel.getByRole('spinbutton').all()) {
      const label = await field.evaluate((node: HTMLInputElement) => node.labels?.[0]?.textContent ?? '');
      if (seen.has(label) || (await field.isDisabled())) continue;
      seen.add(label);
      await each(field, label);
    }
  }
  return seen.size;
}

test.for([
  ['a mouse', {}],
  ['a finger', { width: 820, height: 1180, touch: true }],
] as const)('a press with %s on any number field selects its number', async ([, size], { visit }) => {
  const touch = 'touch' in size;
  const page = await visit(size);
  await openSample(page, 'Harbour Watch');
  const walked = await inEachField(page, async (field, label) => {
    const before = await field.inputValue();
    expect(await typedInto(page, field, '6', touch), label).toBe('6');
    expect(await typedInto(page, field, '12', touch), `${label}, pressed again`).toBe('12');
    await field.click();
    await field.click();
    expect(await typedInto(page, field, '6', touch), `${label}, pressed three times`).toBe('6');
    await field.fill(before);
  });
  expect(walked).toBeGreaterThan(5);
});

test('a rejected number changes nothing in the force, and is read out', async ({ visit }) => {
  const page = await visit();
  await openSample(page, 'Harbour Watch');
  const heard = await recordAnnouncements(page);
  await page.getByRole('button', { name: /^Force 15 points/ }).click();
  const field = page.getByRole('spinbutton', { name: 'Other limit' });
  await field.fill('10000');
  await soon(async () => (await heard()).join()).toContain('Whole number from 0 to 9999');
  expect(await total(page, 'Force cost')).toBe('15 of 15');
  await field.blur();
  expect(await field.inputValue()).toBe('15');
  await soon(async () => (await heard()).join()).toContain('“10000” is not a whole number');
  await field.fill(' 20 ');
  await soon(() => total(page, 'Force cost')).toBe('15 of 20');
  await field.fill('');
  await soon(() => total(page, 'Force cost')).toBe('15');
});
