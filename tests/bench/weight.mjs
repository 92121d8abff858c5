import { gzipSync } from 'node:zlib';

/** The total size in bytes of these texts, each gzipped. */
export const weigh = (texts) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * The texts of all scripts that a page's HTML links to, except those for old browsers.
 * @param {string} address of the app
 * @param {string} path of the page
 * @returns {Promise<string[]>}
 */
export async function linkedScripts(address, path) {
  const html = await (await fetch(address + path)).text();
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const sources = scripts
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []);
  return Promise.all(
    [...new Set(sources)].map(async (source) => (await fetch(new URL(source, address))).text()),
  );
}

/**
 * Records every script that a page fetches from now on.
 * @param {import('playwright-core').Page} page
 * @returns {() => Promise<string[]>} stops recording, and returns their texts
 */
export function collectScripts(page) {
  const addresses = new Set();
  const collect = (response) => {
    if (response.request().resourceType() === 'script') addresses.add(response.url());
  };
  page.on('response', collect);
  return () => {
    page.off('response', collect);
    // The browser may discard a script's text while the page is open.
    return Promise.all([...addresses].map(async (address) => (await fetch(address)).text()));
  };
}

/**
 * The scripts whose fetch starts, with an empty cache, before the builder at this page's address can be used: before
 * the name of the force can be edited. The roster is stored in this browser profile, so the page is reloaded in it,
 * with nothing cached.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} their addresses
 */
export async function addressesOfBuilder(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('input[placeholder="Name of the force"]')) return;
      performance.mark('ready');
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await page.getByLabel('Force name').waitFor();
  return page.evaluate(() => {
    const [ready] = performance.getEntriesByName('ready');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= (ready?.startTime ?? Infinity))
      .map(({ name }) => name);
  });
}

/**
 * The texts of these scripts.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function scriptsOfBuilder(page) {
  const addresses = await addressesOfBuilder(page);
  return Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
}
