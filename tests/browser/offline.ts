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
    timeout: 50_000,
  });
