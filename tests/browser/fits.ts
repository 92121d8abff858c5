import type { Page } from 'playwright-core';
import { expect } from './visit';

/** The page, rows drawn in view, and scroll containers of open dialogs that overflow sideways, each with the nodes that stick out. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    // Not the width of the window: on a phone it grows with what overflows.
    const widthOf = (node: Element) => node.clientWidth;
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

/** Controls that are cut off at a side: by the window, by what clips them, or because their words need more room. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isScroller = (node: Element) =>
      /auto|scroll/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth;
    const isCut = (control: Element) => {
      const box = control.getBoundingClientRect();
      const edges = [{ left: 0, right: document.documentElement.clientWidth }];
      for (let around = control.parentElement; around; around = around.parentElement) {
        // Its controls can be scrolled to, or are there for screen readers.
        if (isScroller(around) || getComputedStyle(around).clipPath !== 'none') return false;
        if (getComputedStyle(around).overflowX !== 'visible') edges.push(around.getBoundingClientRect());
      }
      return edges.some(({ left, right }) => box.left < left - 1 || box.right > right + 1);
    };
    const hasRoom = (control: Element) =>
      getComputedStyle(control).display === 'inline' || control.scrollWidth <= control.clientWidth + 1;
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((control) => {
        const { clipPath, position } = getComputedStyle(control);
        const isHidden = clipPath !== 'none' || (position === 'absolute' && control.clientWidth <= 1);
        if (isHidden || !control.checkVisibility({ visibilityProperty: true })) return false;
        return isCut(control) || (control.matches('a, button, summary') && !hasRoom(control));
      })
      .map(
        (control) =>
          `${control.tagName} ${control.ariaLabel ?? control.textContent?.slice(0, 40)} is cut off`,
      );
  });

/** Examples in empty fields that are longer than their fields. */
const cutExamples = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => field.value === '' && field.checkVisibility({ visibilityProperty: true }))
      .filter((field) => {
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
        if (!pen) return true;
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return pen.measureText(field.placeholder).width > room + 1;
      })
      .map((field) => `the example “${field.placeholder}” is cut off`);
  });

/** Words of an ordinary length in names that are broken. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const name of document.querySelectorAll('main bdi')) {
      const [text] = name.childNodes;
      if (!(text instanceof Text)) continue;
      for (const { index, 0: word } of text.data.matchAll(/(?<!\p{L})[\p{L}\p{M}]{2,18}(?!\p{L})/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
      }
    }
    return found;
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
    const faults = [...(await tooWide(page)), ...(await cutOff(page)), ...(await cutExamples(page))];
    found.push(...faults.map((fault) => `${what} at ${width} px: ${fault}`));
  }
  expect(found).toEqual([]);
}
