import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect } from './visit';

// Keyboard-only navigation; at every step, something must have a visible focus.

const LOST = 'the focus is lost';

/** What is wrong with the current focus, or "". */
const focusFault = (page: Page): Promise<string> =>
  page.evaluate((lost) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return lost;
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)}`;
    if (focused.matches(':disabled')) return `${name} is disabled`;
    // A heading or the main part takes the focus as a reading position and needs no outline.
    if (focused.getAttribute('tabindex') === '-1' && !focused.matches('button')) return '';
    const outlined = [focused, focused.closest('label')].some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!outlined) return `${name} shows no outline`;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      return `${name} is out of sight`;
    // Hidden only if all of it is (WCAG 2.2, 2.4.11): a tall part may reach below a sticky bar.
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    const covers = [top + 1, (top + bottom) / 2, bottom - 1].map((y) => {
      const there = document.elementFromPoint(x, Math.min(Math.max(y, 1), innerHeight - 1));
      const isCovered =
        there &&
        !focused.contains(there) &&
        !there.contains(focused) &&
        !there.closest('label')?.contains(focused);
      return isCovered ? there : null;
    });
    const [cover] = covers;
    return cover && covers.every(Boolean)
      ? `${name} is covered by ${cover.tagName} ${cover.textContent?.slice(0, 30)}`
      : '';
  }, LOST);

/** Expects the focused node to show its focus. */
export const expectVisibleFocus = async (page: Page) => expect(await focusFault(page)).toBe('');

/** Whether something has the focus, which must be visible. */
export async function hasVisibleFocus(page: Page): Promise<boolean> {
  const fault = await focusFault(page);
  if (fault !== LOST) expect(fault).toBe('');
  return fault !== LOST;
}

/** Presses keys and expects a visible focus after each. */
export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect.poll(() => focusFault(page), { timeout: 30_000, interval: 20 }).toBe('');
  }
}

const isFocused = (place: Locator) => place.evaluate((node) => node === document.activeElement);

/** The only element of a locator, as a handle: finding it by its role at every step takes longer than the step. */
const handleOf = async (place: Locator) => (await place.elementHandle()) as ElementHandle<HTMLElement>;

/** Presses Tab, or Shift+Tab, until `place` has the focus. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await place.waitFor();
  let node = await handleOf(place);
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press(key);
    const [, where] = await Promise.all([
      hasVisibleFocus(page),
      node.evaluate((each) => ({ isFocused: each === document.activeElement, isGone: !each.isConnected })),
    ]);
    if (where.isFocused) return;
    if (where.isGone) node = await handleOf(place);
  }
  throw new Error(`${place} cannot be reached with ${key}`);
}

/** Waits until `place` has the focus. */
export const expectFocus = (place: Locator) =>
  expect.poll(() => isFocused(place), { timeout: 30_000, interval: 20 }).toBe(true);
