import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { fullestSample } from '../fixtures/fullest-sample';
import { axeFaults } from './axe';
import { expect, test } from './visit';

/** The distinct kinds of DOM nodes in a place, told apart by their classes and attributes. */
const kindsIn = (place: Locator): Promise<string[]> =>
  place.evaluate((root) => {
    const kindOf = (node: Element) =>
      [node.tagName, node.getAttribute('class'), ...node.getAttributeNames()].join(' ');
    return [...new Set([...root.querySelectorAll('*:not(svg *)')].map(kindOf))];
  });

/** Opens every collapsed section in a place. */
const expandAll = (place: Locator) =>
  place.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });

/** The kinds of nodes that were checked, in any game. */
const checked = new Set<string>();

/** Runs axe on the builder, and on each panel that shows kinds of nodes not yet checked. */
async function faultsInPanels(page: Page): Promise<string[]> {
  const part = 'section:has(> div > h2#panel-title)';
  const panel = page.locator(part);
  const found: string[] = [];
  const check = async (selector: string, what: string) => {
    const place = page.locator(selector);
    await expandAll(place);
    const kinds = (await kindsIn(place)).filter((kind) => !checked.has(kind));
    if (kinds.length === 0) return;
    const faults = await axeFaults(page, selector);
    found.push(...faults.map((fault) => `${what}: ${fault}`));
    if (faults.length === 0) for (const kind of kinds) checked.add(kind);
  };
  await check('html', 'all');
  for (const opener of await page.locator('[data-opens], [data-add]').all()) {
    const what = (await opener.innerText()).replace(/\s+/g, ' ');
    await opener.click();
    await panel.waitFor();
    const tabs = await panel.getByRole('tab').all();
    for (const tab of tabs.length > 0 ? tabs : [null]) {
      await tab?.click();
      await check(part, what);
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
