import type { Page } from 'playwright-core';
import type { Visit } from './visit';

/** Without a network, client-side navigation fails and logs an error before the full page load. */
export const offline: Visit = {
  installs: true,
  allow: /Failed to fetch RSC payload|ERR_CONNECTION_REFUSED|ERR_FAILED/,
};

/** Waits until the service worker is active: later page loads need no network. */
export const untilInstalled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    // Polling at every frame would slow the installation down.
    polling: 250,
    timeout: 150_000,
  });

/** Waits until all that printing and scanning need is stored as well. */
export const untilAllStored = (page: Page) =>
  page.locator('[data-offline=all]').first().waitFor({ state: 'attached', timeout: 150_000 });

/** The offer of a new version. */
export const notice = (page: Page) => page.getByRole('region', { name: 'New version' });

/** Lets the browser look for a new version now. */
export const askForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Waits until a new version is stored, and offered. */
export const untilOffered = (page: Page) =>
  notice(page).getByText('A new version is ready.').waitFor({ timeout: 120_000 });
