import type { Locator, Page } from 'playwright-core';
import { openSample } from './builder';
import { expect, test } from './visit';

// Number fields under a real pointer; tests/components has what they accept, and those of every other game.

/** Presses a field, types a digit, and returns what the field says then. */
async function typedInto(page: Page, field: Locator, digits: string, touch: boolean): Promise<string> {
  await field.scrollIntoViewIfNeeded();
  await (touch ? field.tap() : field.click());
  await page.keyboard.type(digits);
  return field.inputValue();
}

/** Every number field that can be used, each once by its label, in the panels that tests/pages finds them in. */
async function inEachField(page: Page, each: (field: Locator, label: string) => Promise<void>) {
  const seen = new Set<string>();
  for (const [title, name] of [
    ['Force', /^Force 15 points/],
    ['Capstan', /^Capstan /],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('heading', { name: title, exact: true, level: 2 }).waitFor();
    const panel = page.locator('[data-panel]').first();
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
