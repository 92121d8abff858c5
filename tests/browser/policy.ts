import type { Page } from 'playwright-core';
import { systems } from '@/lib/systems/registry';
import type { Visit } from './visit';

// The content security policy, as a page and somebody who injects a script find it.

/** Logs policy violations to the console, where they fail the test. */
export const watched: Visit = {
  before: () => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} forbids ${blockedURI}`),
    );
  },
};

/** Whether the page runs an injected script, inline or as an event handler. */
export const runsPlanted = (page: Page) =>
  page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.body.append(script);
    const picture = document.createElement('div');
    picture.innerHTML = '<img src="data:," onerror="window.planted = true">';
    document.body.append(picture);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return 'planted' in window;
  });

/** Every page, some with an item that they do not have. */
export const pages = [
  '/',
  '/build',
  '/build?r=nobody',
  '/check',
  '/collection',
  '/pack',
  '/scan',
  '/odds',
  '/open',
  '/open#r=damaged',
  ...systems.map(({ id }) => `/rules/${id}`),
];
