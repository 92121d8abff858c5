import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { newForce, soon, text } from './builder';
import { expect, test } from './visit';

// The number of presses for a whole force, from the front page to the saved PDF; typing is not counted. By keyboard, all
// keys are. By mouse, it is in tests/pages.

/** Counts presses on the page, across documents. */
const counted = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('presses', `${Number(sessionStorage.getItem('presses')) + 1}`),
      true,
    ),
  );

const presses = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('presses')));

/** The elements to add, by tab of the picker: 15 points. */
const wanted: [tab: string, ...names: string[]][] = [
  [
    'Conventional',
    'light infantry',
    'light infantry',
    'airborne infantry',
    'light artillery',
    'reconnaissance',
  ],
  ['Mechs', 'Siege walker, P3 mech', 'Siege walker, P3 mech', 'Marksman, P2 mech'],
  ['Aircraft', 'Assault transport, P2 aircraft'],
];

describe('a 15-point force by touch', () => {
  test('takes at most 40 presses to the saved PDF', async ({ visit }) => {
    const page = await visit({ width: 360, height: 740, touch: true });
    const press = (target: Locator) => target.tap();
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
    const close = () => press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await counted(page);
    await newForce(page, 'Counted');
    await press(button('Add element'));
    await press(button('Add light infantry as the CHQ'));
    for (const [tab, ...names] of wanted) {
      await press(page.getByRole('tab', { name: tab }));
      for (const name of names) await press(page.getByRole('button', { name: `Add ${name}`, exact: true }));
    }
    await close();
    await press(button(/^Command resources/));
    await press(button('+1 F: 1 CR for 1 element'));
    await close();
    await press(button(/^Squadrons and transports/));
    await press(button(/^Embark Airborne infantry/));
    await close();
    await press(button(/^Scenario/));
    await press(page.getByText('Set-piece battle', { exact: true }));
    await press(button('Place automatically'));
    await close();
    await press(button('Print'));
    const dialog = page.getByRole('dialog', { name: 'Print the roster' });
    await dialog.getByText(/is ready\.$/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(dialog.getByRole('button', { name: 'Save PDF' })),
    ]);
    expect(download.suggestedFilename()).toBe('Counted.pdf');
    const count = await presses(page);
    console.log(`By touch: ${count} presses`);
    expect(count).toBeLessThanOrEqual(40);
    await press(dialog.getByRole('button', { name: 'Close' }));
    await soon(() => text(page.getByText(/^legal$/i).first())).toMatch(/legal/i);
  });
});

/** Counts the keys that are pressed. */
const countingKeys = (page: Page) => {
  let count = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        count += 1;
        await page.keyboard.press(key);
      }
    },
    tabTo: async (place: Locator) => {
      await place.waitFor();
      for (let steps = 0; steps < 100; steps += 1) {
        if (await place.evaluate((node) => node === document.activeElement)) return;
        count += 1;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${place} cannot be reached`);
    },
    count: () => count,
  };
};

test('a 15-point force by keyboard takes at most 200 keys, and at most 6 for an element', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/');
  const { press, tabTo, count } = countingKeys(page);
  await tabTo(page.getByRole('button', { name: 'New force of Horizon Wars' }));
  await press('Enter');
  await page.getByLabel('Force name').waitFor();
  const search = page.getByRole('searchbox', { name: 'Search' });
  const elements = page.getByRole('button', { name: /^More actions for / });
  await press('a');
  let added = 0;
  for (const [letters, ...times] of [
    ['li', 3],
    ['ai', 1],
    ['la', 1],
    ['rec', 1],
    ['sw', 2],
    ['mark', 1],
    ['at', 1],
  ] as [string, number][]) {
    await soon(() => search.evaluate((node) => node === document.activeElement)).toBe(true);
    const before = count();
    await press(...letters);
    for (let time = 0; time < (times[0] ?? 1); time += 1) {
      await press('Enter');
      added += 1;
      await soon(() => elements.count()).toBe(added);
    }
    // With the key that opens the picker.
    expect((count() - before) / (times[0] ?? 1) + 1).toBeLessThanOrEqual(6);
  }
  await press('Escape', 'Escape');
  await tabTo(page.getByRole('button', { name: /^Scenario / }));
  await press('Enter');
  await tabTo(page.getByRole('radio', { name: 'None' }));
  await press('ArrowRight');
  await tabTo(page.getByRole('button', { name: 'Place automatically' }));
  await press('Enter');
  await soon(() => text(page.getByRole('region', { name: 'Verdict' }))).toMatch(/^legal .*15 of 15/i);
  await press('p');
  const dialog = page.getByRole('dialog', { name: 'Print the roster' });
  await dialog.getByText(/is ready\.$/).waitFor();
  await tabTo(dialog.getByRole('button', { name: 'Save PDF' }));
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  console.log(`By keyboard: ${count()} keys`);
  expect(count()).toBeLessThanOrEqual(200);
});
