import type { Page } from 'playwright-core';
import { expect } from './visit';

/** What is wider than the screen: the page, or what scrolls by itself inside an open dialog. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] *')]
      .filter((node) => node.clientWidth > 0 && getComputedStyle(node).overflowX !== 'visible')
      .concat(document.documentElement)
      .filter(
        (node) =>
          node.scrollWidth > Math.max(node.clientWidth, node === document.documentElement ? innerWidth : 0),
      )
      .filter((node) => !node.matches('.sr-only, .truncate, input, select'))
      .map((node) => `${node.tagName}.${node.className}: ${node.scrollWidth} in ${node.clientWidth}`),
  );

/** Nothing is wider than the screen. */
export async function fits(page: Page) {
  expect(await tooWide(page)).toEqual([]);
}

/** Nothing is wider than a small phone, a phone, a tablet and a laptop. */
export async function fitsEverywhere(page: Page, what: string) {
  const found: string[] = [];
  for (const width of [1440, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    // What depends on the width is drawn anew.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    found.push(...(await tooWide(page)).map((fault) => `${what} at ${width} px: ${fault}`));
  }
  expect(found).toEqual([]);
}
