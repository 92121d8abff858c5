import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { soon } from './builder';
import { acted, expectStored, phone, play, untilClosed } from './play';
import { expect, test } from './visit';

/** Stands in for the browser's wake lock: counts what is asked for and refuses while `window.refuses` is set. */
function countLocks() {
  const counts = { asked: 0, held: 0 };
  Object.assign(window, { locks: counts });
  const request = async () => {
    counts.asked += 1;
    if ('refuses' in window) throw new DOMException('Power is low.', 'NotAllowedError');
    counts.held += 1;
    const lock = new EventTarget();
    const release = async () => {
      counts.held -= 1;
      lock.dispatchEvent(new Event('release'));
    };
    Object.assign(window, { lose: release });
    return Object.assign(lock, { release });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
}

const locks = (page: Page) =>
  page.evaluate(() => ({ ...(window as unknown as { locks: { asked: number; held: number } }).locks }));
const shownAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const dark = (page: Page) =>
  page.getByRole('menuitem', { name: 'The screen may go dark: this browser does not keep it on here' });
const menu = (page: Page) => page.getByRole('button', { name: 'More actions', exact: true });

describe('the screen of a match', () => {
  test('is kept on from the first tap, again when it is seen again, and not after it is left', async ({
    visit,
  }) => {
    const page = await visit({ ...phone, before: countLocks });
    await play(page);
    expect(await locks(page)).toEqual({ asked: 0, held: 0 });
    await acted(page, 'Capstan').click();
    await soon(() => locks(page)).toEqual({ asked: 1, held: 1 });
    await acted(page, 'Jackdaw').click();
    await expectStored(page, 2);
    expect(await locks(page)).toEqual({ asked: 1, held: 1 });
    // The browser takes it away when the page is hidden.
    await page.evaluate(() => (window as unknown as { lose: () => Promise<void> }).lose());
    await shownAgain(page);
    await soon(() => locks(page)).toEqual({ asked: 2, held: 1 });
    await menu(page).click();
    expect(await dark(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'All matches' }).click();
    await soon(() => locks(page)).toEqual({ asked: 2, held: 0 });
  });

  test('may go dark where the browser refuses, which the menu says, and the next tap asks again', async ({
    visit,
  }) => {
    const page = await visit({ ...phone, before: countLocks });
    await play(page);
    await page.evaluate(() => Object.assign(window, { refuses: true }));
    await acted(page, 'Capstan').click();
    await soon(() => locks(page)).toEqual({ asked: 1, held: 0 });
    await menu(page).click();
    await dark(page).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => Reflect.deleteProperty(window, 'refuses'));
    await acted(page, 'Jackdaw').click();
    await soon(() => locks(page)).toEqual({ asked: 2, held: 1 });
    await menu(page).click();
    expect(await dark(page).count()).toBe(0);
  });

  test('may go dark over plain HTTP, and nothing else breaks', async ({ visit }) => {
    const page = await visit({
      ...phone,
      plainHttp: true,
      allow: /Cross-Origin-Opener-Policy header has been ignored/,
    });
    await play(page);
    await acted(page, 'Capstan').click();
    await expectStored(page, 1);
    await menu(page).click();
    await dark(page).click();
    await untilClosed(page);
    await page.reload();
    await soon(() => acted(page, 'Capstan').getAttribute('aria-pressed')).toBe('true');
  });
});
