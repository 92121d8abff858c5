import { buildWhenChanged } from '../../scripts/build.mjs';
import { launchChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';

/** Builds when needed, serves the app and starts a browser for as long as `work` takes. */
export async function withApp(work) {
  await buildWhenChanged();
  const { address, stop } = await serve();
  const browser = await launchChromium();
  try {
    return await work({ address, browser });
  } finally {
    await browser.close();
    await stop();
  }
}

/**
 * Opens a page in a fresh context, after the service worker has cached the app for use without a network.
 */
export async function freshPage({ address, browser }, size = { width: 1440, height: 900 }) {
  const context = await browser.newContext({ viewport: size, baseURL: address, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  return page;
}

/** Opens a roster in the builder, as from a file. */
export async function openRoster(page, roster) {
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  const buffer = Buffer.from(JSON.stringify(roster));
  await (await chooser).setFiles({ name: 'bench.json', mimeType: 'application/json', buffer });
  await page.getByLabel('Force name').waitFor();
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The value that nine in ten do not exceed. */
export const ninetieth = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.9)];
