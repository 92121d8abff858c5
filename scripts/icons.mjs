import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchChromium } from './chromium.mjs';
import { root } from './paths.mjs';

// `npm run icons`: redraws the icons of the installed app, all from app/icon.svg.

const drawing = readFileSync(path.join(root, 'app/icon.svg'), 'utf8');
const ground = /<rect[^>]*fill="(#\w+)"/.exec(drawing)?.[1];
if (!ground) throw new Error('app/icon.svg has no ground whose colour could fill a whole icon.');

/** Icons that a device crops are scaled down on a background that reaches every edge. */
const icons = [
  { file: 'public/icons/icon-192.png', size: 192 },
  { file: 'public/icons/icon-512.png', size: 512 },
  { file: 'public/icons/maskable-192.png', size: 192, scale: 0.75 },
  { file: 'public/icons/maskable-512.png', size: 512, scale: 0.75 },
  { file: 'app/apple-icon.png', size: 180, scale: 0.9 },
];

const browser = await launchChromium();
for (const { file, size, scale } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const paint = scale ? `background: ${ground}` : '';
  await page.setContent(
    `<style>* { margin: 0 } body { ${paint} } svg { display: block; width: 100vw; scale: ${scale ?? 1} }</style>${drawing}`,
  );
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), await page.screenshot({ omitBackground: !scale }));
  await page.close();
}
await browser.close();
