import type { Page } from 'playwright-core';

/**
 * Slows down the clock that undo steps go by, for `visit({ before })`: letters typed one after the other are one step
 * however slow the machine is.
 */
export function slowClock() {
  const now = performance.now.bind(performance);
  Object.assign(window, { later: 0 });
  performance.now = () => now() / 100 + (window as unknown as { later: number }).later;
  // Edits go by the time of their event.
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });
}

/** Lets more time pass on the slow clock than letters of one step may be apart. */
export const pauseTyping = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { later: number }).later += 1100;
  });
