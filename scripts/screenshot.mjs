import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildWhenOlder } from './build.mjs';
import { launchChromium } from './chromium.mjs';
import { root } from './next.mjs';
import { serve } from './serve.mjs';

// `npm run screenshot`: takes the README's picture of the builder anew.

const picture = path.join(root, 'docs/builder.png');
const sample = 'Harbour Watch';
const element = 'Breakwater';

await buildWhenOlder();
const { address, stop } = await serve();
try {
  const browser = await launchChromium();
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await page.goto(address);
  await page.getByRole('button', { name: `Sample ${sample}` }).click();
  await page.getByRole('button', { name: new RegExp(`^${element} `) }).click();
  await page.getByRole('region', { name: element }).getByRole('heading', { name: element }).waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // The columns scroll by themselves.
    for (const node of document.querySelectorAll('*')) if (node.scrollTop > 0) node.scrollTop = 0;
  });
  mkdirSync(path.dirname(picture), { recursive: true });
  await page.screenshot({ path: picture });
  await browser.close();
  console.log(`docs/builder.png: ${Math.round(statSync(picture).size / 1000)} kB`);
} finally {
  await stop();
}
