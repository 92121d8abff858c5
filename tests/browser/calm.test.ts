import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { add, newForce, opener, row, soon, text } from './builder';
import { rowOf } from './two-games';
import { expect, test } from './visit';

// What is only unfinished, or not wrong, does not look wrong.

/** The texts in a place that are in the colour of errors. */
const redTexts = (place: Locator): Promise<string[]> =>
  place.evaluate((root) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--error)';
    document.body.append(probe);
    const red = getComputedStyle(probe).color;
    probe.remove();
    return [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => {
      const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
      const { color, borderLeftColor, borderLeftWidth } = getComputedStyle(node);
      const edged = borderLeftColor === red && Number.parseFloat(borderLeftWidth) > 0;
      const isRed = (own && color === red) || edged || (node.matches('svg') && color === red);
      return isRed && node.checkVisibility() ? [node.textContent || node.tagName] : [];
    });
  });

const startIn = async (page: Page, name: string) => {
  await page.goto('/');
  await page.getByRole('button', { name: `New force of ${name}` }).click();
  await page.getByLabel('Force name').waitFor();
};

describe.each([
  { width: 1440, height: 900 },
  { width: 360, height: 740, touch: true },
])('on a screen $width wide', (size) => {
  test.for(systems.filter(({ id }) => id !== 'battle-royale'))(
    'a new force of $name is not yet legal, without anything red',
    async ({ name }, { visit }) => {
      const page = await visit(size);
      await startIn(page, name);
      await soon(() => text(page.getByRole('region', { name: 'Verdict' }))).toMatch(/^not yet legal/i);
      expect(await page.getByText(/^not legal/i).count()).toBe(0);
      expect(await redTexts(page.locator('main'))).toEqual([]);
      await page
        .getByRole('button', { name: /^Add (element|unit)$/ })
        .first()
        .click();
      await page.locator('[data-adds]:not(:disabled)').first().click();
      await soon(() => text(page.locator('body'))).not.toMatch(/not yet legal/i);
    },
  );

  test('after “Fill for me” and a raised stat nothing is red', async ({ visit }) => {
    const page = await visit(size);
    await newForce(page, 'Filled');
    const close = async () => {
      if (size.width < 720) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    };
    await page.getByRole('button', { name: 'Add element', exact: true }).first().click();
    await page.getByRole('button', { name: 'Add light infantry as the CHQ' }).click();
    await add(
      page,
      'Conventional',
      'light infantry',
      'light infantry',
      'airborne infantry',
      'light artillery',
    );
    await add(page, 'Mechs', 'Siege walker, P3 mech', 'Siege walker, P3 mech', 'Marksman, P2 mech');
    await add(page, 'Aircraft', 'Assault transport, P2 aircraft');
    await close();
    await page.getByRole('button', { name: /^Command resources/ }).click();
    await page.getByRole('button', { name: '+1 F: 1 CR for 1 element' }).first().click();
    await close();
    await soon(() => text(row(page, 'Airborne infantry'))).toContain('raised');
    const raised = row(page, 'Airborne infantry').locator('span', { hasText: /^4$/ }).first();
    expect(await raised.evaluate((node) => getComputedStyle(node).color)).toBe(
      await page.evaluate(() => getComputedStyle(document.body).color),
    );
    await page.getByRole('button', { name: /^Scenario/ }).click();
    await page.getByText('Set-piece battle', { exact: true }).click();
    await page.getByRole('button', { name: 'Place automatically' }).click();
    await page
      .getByText(/^Causes/)
      .first()
      .waitFor();
    await soon(() => redTexts(page.locator('body'))).toEqual([]);
  });
});

test('an aircraft is not offered as the CHQ, in its menu or its editor', async ({ visit }) => {
  const page = await visit();
  await newForce(page, 'Flown');
  await add(page, 'Aircraft', 'Assault transport, P2 aircraft');
  await add(page, 'Mechs', 'Marksman, P2 mech');
  const itemsOf = async (label: string) => {
    await page.getByRole('button', { name: `More actions for ${label}`, exact: true }).click();
    const items = await page.getByRole('menuitem').allInnerTexts();
    await page.keyboard.press('Escape');
    return items.join();
  };
  expect(await itemsOf('Assault transport')).not.toContain('CHQ');
  expect(await itemsOf('Assault transport')).toContain('Make it an Ace');
  expect(await itemsOf('Marksman')).toContain('Make it the CHQ');
  await opener(page, 'Assault transport').click();
  await page.getByRole('checkbox', { name: /^Ace/ }).waitFor();
  expect(await page.getByRole('checkbox', { name: /^CHQ/ }).count()).toBe(0);
});

test('a mech that may not be added does not say that it fits', async ({ visit }) => {
  const page = await visit();
  await newForce(page, 'Super');
  await page.getByRole('button', { name: 'Add element', exact: true }).first().click();
  await page.getByRole('tab', { name: 'Mechs' }).click();
  const offers = page.locator('[data-offer]');
  await offers.first().waitFor();
  for (const offer of await offers.all())
    expect((await text(offer)).includes('fits')).toBe(await offer.locator('[data-adds]').isEnabled());
  expect(await page.locator('[data-offer] [data-adds]:disabled').count()).toBeGreaterThan(0);
});

test('Forge of War arms all figures at once, and says which bear no weapon', async ({ visit }) => {
  const page = await visit();
  await startIn(page, 'Forge of War');
  await page.getByRole('button', { name: 'Add unit' }).first().click();
  await page.getByRole('button', { name: 'Add Line Infantry', exact: true }).click();
  await page.getByRole('button', { name: 'Add Garrison', exact: true }).click();
  await rowOf(page, 'Line Infantry').click();
  const adding = page.getByRole('button', { name: 'Add weapon' });
  await page.getByText('Arms all 10 figures.').waitFor();
  await adding.click();
  const count = page.getByRole('spinbutton', { name: 'How many: Assault rifle' });
  expect(await count.inputValue()).toBe('10');
  await count.fill('8');
  await soon(() => text(rowOf(page, 'Line Infantry'))).toContain('2 unarmed');
  await page.getByText('Line Infantry has 2 of 10 figures without a weapon.').first().waitFor();
  await page.getByText('Garrison has 10 figures without a weapon.').first().waitFor();
  await page.getByLabel('Weapon to add').selectOption('light-support-weapon');
  await page.getByText('Arms 2 of 10 figures.').waitFor();
  await adding.click();
  await soon(() => text(rowOf(page, 'Line Infantry'))).not.toContain('unarmed');
});

test('AT-43 lists the unknown values with the verdict, and opens their unit', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page
    .getByRole('article')
    .filter({ hasText: 'AT-43' })
    .getByRole('button', { name: /^Sample/ })
    .first()
    .click();
  const list = page.getByRole('region', { name: 'Problems' });
  await soon(() => text(list)).toMatch(/depends on values that are unknown: .*A\.P\. of its fighters/);
  expect(await text(list)).not.toMatch(/no problems|none/i);
  const first = list.getByRole('button', { name: /A\.P\. of its fighters/ }).first();
  const unit = (await first.locator('bdi').innerText()).trim();
  await first.click();
  await page.getByRole('heading', { level: 2, name: unit, exact: true }).waitFor();
});
