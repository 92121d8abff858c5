import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { fullestSample } from '../fixtures/fullest-sample';
import { axeFaults, axeFaultsOfNew } from './axe';
import { expect, test } from './visit';

/** Opens every collapsed section in a place. */
const expandAll = (place: Locator) =>
  place.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });

/** Runs axe on the builder, and on each panel that shows kinds of nodes not yet checked. */
async function faultsInPanels(page: Page): Promise<string[]> {
  const part = 'section:has(> div > h2#panel-title)';
  const panel = page.locator(part);
  await expandAll(page.locator('html'));
  const found = await axeFaults(page);
  for (const opener of await page.locator('[data-opens], [data-add]').all()) {
    const what = (await opener.innerText()).replace(/\s+/g, ' ');
    await opener.click();
    await panel.waitFor();
    const tabs = await panel.getByRole('tab').all();
    for (const tab of tabs.length > 0 ? tabs : [null]) {
      await tab?.click();
      await expandAll(panel);
      found.push(...(await axeFaultsOfNew(page, part)).map((fault) => `${what}: ${fault}`));
    }
  }
  return found;
}

/** Runs axe on the builder of a game and on everything that opens in it. */
async function faultsIn(page: Page, { load, name }: (typeof systems)[number]): Promise<string[]> {
  await page.goto('/');
  const samples = page.getByRole('article', { name: `Samples of ${name}` });
  await samples.getByRole('button', { name: `Sample ${await fullestSample(load)}` }).click();
  await page.getByLabel('Force name').waitFor();
  return faultsInPanels(page);
}

describe('axe finds no violations, whatever is open', () => {
  test.for(systems)('in the builder of $name', async (system, { visit }) => {
    expect(await faultsIn(await visit(), system)).toEqual([]);
  });
});
