import type { Locator } from 'playwright-core';
import { systems } from '@/lib/systems/registry';
import { add, newForce, row, soon, text } from './builder';
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

const widths = [1440, 360];

test('new forces are not yet legal, without anything red, on a wide and on a narrow screen', async ({
  visit,
}) => {
  const page = await visit();
  for (const { name } of systems.filter(({ id }) => id !== 'battle-royale')) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.getByRole('button', { name: `New force of ${name}` }).click();
    await page.getByLabel('Force name').waitFor();
    await soon(() => text(page.getByRole('region', { name: 'Verdict' }))).toMatch(/^not yet legal/i);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.getByText(/^not legal/i).count()).toBe(0);
      expect(await redTexts(page.locator('main'))).toEqual([]);
    }
  }
});

test('after “Fill for me” and a raised stat nothing is red, on a wide and on a narrow screen', async ({
  visit,
}) => {
  const page = await visit();
  await newForce(page, 'Filled');
  await page.getByRole('button', { name: 'Add element', exact: true }).first().click();
  await page.getByRole('button', { name: 'Add light infantry as the CHQ' }).click();
  await add(page, 'Conventional', 'light infantry', 'light infantry', 'airborne infantry', 'light artillery');
  await add(page, 'Mechs', 'Siege walker, P3 mech', 'Siege walker, P3 mech', 'Marksman, P2 mech');
  await add(page, 'Aircraft', 'Assault transport, P2 aircraft');
  await page.getByRole('button', { name: /^Command resources/ }).click();
  await page.getByRole('button', { name: '+1 F: 1 CR for 1 element' }).first().click();
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
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await soon(() => redTexts(page.locator('body'))).toEqual([]);
  }
});
