import type { Page } from 'playwright-core';
import { expect } from './visit';

/** The page, rows drawn in view, and scroll containers of open dialogs that overflow sideways, each with the nodes that stick out. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const widthOf = (node: Element) => Math.max(node.clientWidth, node === root ? innerWidth : 0);
    const reaches = (node: Element, edge: number) => node.getBoundingClientRect().right > edge + 1;
    // What sticks out of a row that is drawn in view is cut off.
    const isCut = (node: Element) =>
      node.matches('.drawn-in-view') || getComputedStyle(node).overflowX !== 'visible';
    return [root, ...document.querySelectorAll('.drawn-in-view, dialog[open], dialog[open] *')]
      .filter((node) => node === root || (node.clientWidth > 1 && isCut(node)))
      .filter((node) => node.scrollWidth > widthOf(node))
      .filter((node) => !node.matches('.sr-only, .truncate, .overflow-x-auto, input, select'))
      .map((node) => {
        const edge = node.getBoundingClientRect().left + widthOf(node);
        const out = [...node.querySelectorAll('*')].filter(
          (each) => reaches(each, edge) && ![...each.children].some((child) => reaches(child, edge)),
        );
        const names = out.slice(0, 3).map((each) => `${each.tagName}.${each.getAttribute('class')}`);
        return `${node.tagName}: ${node.scrollWidth} in ${widthOf(node)}: ${names.join(', ')}`;
      });
  });

/** Expects nothing to be wider than the screen. */
export async function expectFits(page: Page) {
  expect(await tooWide(page)).toEqual([]);
}

/** Expects nothing to overflow on a laptop, a tablet, a phone and a small phone. */
export async function expectFitsEverywhere(page: Page, what: string, widths = [1440, 768, 360, 320]) {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Lets width-dependent parts render again.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    found.push(...(await tooWide(page)).map((fault) => `${what} at ${width} px: ${fault}`));
  }
  expect(found).toEqual([]);
}
