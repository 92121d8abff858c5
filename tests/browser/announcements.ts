import type { Page } from 'playwright-core';

/** Starts to record every text of a live region, as a screen reader would announce it; returns a getter. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output';
    new MutationObserver((changes) => {
      const changed = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(regions),
        ),
      );
      for (const region of changed) {
        const text = region?.textContent?.replace(/\s+/g, ' ').trim();
        if (text) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
