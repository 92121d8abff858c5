import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildWhenChanged } from './build.mjs';
import { launchChromium } from './chromium.mjs';
import { root } from './paths.mjs';
import { serve } from './serve.mjs';

// `npm run screenshot`: updates the README's screenshots of the builder at desktop and phone size.

const folder = path.join(root, 'docs');
const sample = 'Harbour Watch';
const element = 'Breakwater';

await buildWhenChanged();
mkdirSync(folder, { recursive: true });
const { address, stop } = await serve();
try {
  const browser = await launchChromium();
  await take('builder.png', { viewport: { width: 1440, height: 900 } }, async (page) => {
    await page.getByRole('button', { name: new RegExp(`^${element} `) }).click();
    await page.getByRole('region', { name: element }).getByRole('heading', { name: element }).waitFor();
  });
  const phone = {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  };
  await take('builder-phone.png', phone);
  await browser.close();

  /**
   * @param {string} file
   * @param {import('playwright-core').BrowserContextOptions} screen
   * @param {(page: import('playwright-core').Page) => Promise<void>} [open]
   */
  async function take(file, screen, open) {
    const page = await browser.newPage({
      ...screen,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    await page.goto(address);
    await page.getByRole('button', { name: `Sample ${sample}` }).click();
    await page.getByLabel('Force name').waitFor();
    await open?.(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      // The columns scroll separately.
      for (const node of document.querySelectorAll('*')) if (node.scrollTop > 0) node.scrollTop = 0;
    });
    const picture = path.join(folder, file);
    await page.screenshot({ path: picture });
    console.log(`docs/${file}: ${Math.round(statSync(picture).size / 1000)} kB`);
    await page.close();
  }
} finally {
  await stop();
}
