import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { add, list, newForce, opener, openFirstSample, soon, text, untilSaved, verdict } from './builder';
import { chooseFiles, count, legal, saveSheetAndScan } from './check';
import { openFile, resavedPdf, rosterText } from './files';
import { type NetworkProxy, openProxy } from './network-proxy';
import { askForUpdate, notice, offline, untilAllStored, untilInstalled, untilOffered } from './offline';
import { pages, runsPlanted, watched } from './policy';
import { printOn } from './print';
import { openFiles } from './shelf';
import { differentGames } from './unlike-games';
import { test as base, expect } from './visit';

const test = base.extend<{ front: NetworkProxy; address: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  front: async ({}, use) => {
    const front = await openProxy(process.env.MUSTER_URL ?? '');
    await use(front);
    await front.goOffline().catch(() => undefined);
  },
  address: async ({ front }, use) => use(front.address),
});

/** The cached size of a font, in bytes; during the download it is listed, but incomplete. */
const cachedBytes = (page: Page, font: string) =>
  page.evaluate(async (name) => {
    const cache = await caches.open('muster-on-demand');
    const file = (await cache.keys()).find(({ url }) => url.includes(name));
    const response = file && (await cache.match(file));
    return (await response?.arrayBuffer())?.byteLength ?? 0;
  }, font);

const shelf = (page: Page) => page.getByRole('heading', { level: 1, name: 'Build a legal force' }).waitFor();

/** Checks lists, prints their verdicts and reads a code. */
async function checkLists(page: Page) {
  await page.goto('/check');
  const file = { name: 'list.json', content: JSON.stringify(legal('Harbour Watch', 'Ann')) };
  await chooseFiles(page, 'Choose files', file, resavedPdf);
  await soon(() => count(page, 'Lists')).toBe('4');
  await saveSheetAndScan(page);
}

/** Opens a sample of every game, and prints those of the two that differ most. */
async function everyGame(page: Page) {
  for (const { id, name } of systems) {
    await openFirstSample(page, name);
    const title = await page.getByLabel('Force name').inputValue();
    await soon(() => text(verdict(page))).toMatch(/legal|no error found/i);
    await untilSaved(page);
    if (!differentGames.some((game) => game.id === id)) continue;
    await page.getByRole('button', { name: 'Print' }).click();
    const printed = (await printOn(page, 'A4')).text;
    expect(printed).toContain(title);
    // Every symbol has its font.
    expect(printed).not.toContain('\uFFFD');
    await page.keyboard.press('Escape');
  }
}

/** Opens every page, visited before or not. */
async function everyPage(page: Page) {
  for (const path of pages) {
    expect((await page.goto(path))?.status() ?? 200, path).toBe(200);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }

  await page.goto('/collection');
  const entries = [{ id: 'a', count: 2, element: { kind: 'conventional', type: 'heavy-infantry' } }];
  const box = { musterCollection: 1, system: 'horizon-wars', name: 'My box', entries };
  await openFile(page, 'Open a file', JSON.stringify(box), 'box.json');
  const owned = page.getByRole('spinbutton', { name: 'Owned, Heavy infantry' });
  await owned.fill('7');
  await page.getByText('Saved in this browser', { exact: true }).waitFor();
  await page.reload();
  await soon(() => owned.inputValue()).toBe('7');
}

/** Waits until the font for Japanese is cached whole. */
const untilFontCached = (page: Page) =>
  expect.poll(() => cachedBytes(page, 'NotoSansJP'), { timeout: 120_000 }).toBeGreaterThan(5e6);

/** Builds on a stored force, prints it and finds it again. */
async function buildAndPrint(page: Page) {
  await page.goto('/');
  await shelf(page);
  await page.getByRole('link', { name: /第六小銃隊/ }).click();
  await add(page, 'Conventional', 'light infantry', 'light infantry', 'heavy cavalry');
  await add(page, 'Mechs', 'Raider, P1 mech');
  await soon(() => list(page).count()).toBe(4);
  const said = await text(verdict(page));
  expect(said).toMatch(/legal|no error found/i);
  await untilSaved(page);

  await page.getByRole('button', { name: 'Print' }).click();
  const pdf = await printOn(page, 'A4');
  expect(pdf.text).toContain('第六小銃隊');
  expect(pdf.text).toContain('Raider');
  await page.keyboard.press('Escape');
  // A closing dialog first leaves its history entry; the open picker has one as well.
  await soon(() => page.evaluate(() => history.state?.musterLayers ?? 0)).toBe(1);

  await page.reload();
  await soon(() => list(page).count()).toBe(4);
  await soon(() => text(verdict(page))).toBe(said);

  // Links change the page without loading the document again.
  await mark(page);
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await page.getByRole('heading', { level: 1, name: /rules and rulings/ }).waitFor();
  await page.goBack();
  await soon(() => list(page).count()).toBe(4);
  await page.getByRole('link', { name: 'Rosters' }).click();
  await shelf(page);
  await page.getByRole('link', { name: /第六小銃隊/ }).waitFor();
  expect(await isMarked(page)).toBe(true);
}

/** Shares a roster to the app from another one: the system posts it as a form. */
async function shareToApp(page: Page, name: string) {
  await page.goto('/');
  await page.evaluate((content) => {
    const form = document.createElement('form');
    Object.assign(form, { action: '/open/', method: 'post', enctype: 'multipart/form-data' });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'files' });
    const files = new DataTransfer();
    files.items.add(new File([content], 'list.json'));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, rosterText({ name }));
  await soon(() => page.getByLabel('Force name').inputValue()).toBe(name);
}

// One installation for all, since it takes longer than they do.
test('after one visit everything works without a network, under the same policy', async ({
  visit,
  front,
}) => {
  const allow = new RegExp(`${offline.allow?.source}|inline|policy: script-src`);
  const page = await visit({ ...offline, ...watched, allow });
  const forbidden: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('policy:')) forbidden.push(message.text());
  });
  await page.goto('/rules/at-43');
  await untilInstalled(page);
  expect(front.requestedPaths.length).toBeLessThanOrEqual(120);
  await untilAllStored(page);
  await page.getByText('Ready offline.').waitFor();
  await newForce(page, '第六小銃隊');
  await untilSaved(page);
  await untilFontCached(page);
  expect(front.requestedPaths.filter((path) => path.includes('NotoSansJP'))).toHaveLength(1);

  await front.goOffline();
  await buildAndPrint(page);
  await everyPage(page);
  await shareToApp(page, 'Shared Rifles');
  await checkLists(page);
  await everyGame(page);
  expect(forbidden).toEqual([]);
  expect(await runsPlanted(page)).toBe(false);
  // Each is reported for the policy of the header and for that of the page.
  await soon(() => forbidden.length).toBe(4);

  await front.goOnline();
  await page.goto('/');
  await page.getByRole('link', { name: /第六小銃隊/ }).click();
  await soon(() => list(page).count()).toBe(4);
});

const isNewVersion = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-renewed'));
/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

test('nothing is stored on a connection that saves data until it is asked for', async ({ visit, front }) => {
  const page = await visit({
    ...offline,
    before: () => Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  });
  await page.goto('/');
  await page.getByText('Not stored for use offline').waitFor();
  expect(front.requestedPaths.filter((path) => /sw\.js|app-files/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Store it now' }).click();
  await page.getByText('Ready offline.').waitFor({ timeout: 150_000 });
  await worksOffline(page, front);
});

/** Restores a backup whose roster needs the font for Japanese, though it was changed long ago. */
async function restoreOld(page: Page) {
  await page.getByRole('link', { name: 'Rosters' }).click();
  await page.getByRole('link', { name: /Sixth Rifles/ }).waitFor();
  const roster = JSON.parse(rosterText({ name: '第六小銃隊' }));
  const entry = { id: 'r1', changed: 1, tags: [], binned: null, roster };
  const backup = { musterBackup: 1, made: 2, rosters: [entry], library: [] };
  await openFiles(page, { name: 'backup.json', content: JSON.stringify(backup) });
  const restored = page.getByRole('dialog', { name: 'Backup restored' });
  await restored.waitFor();
  await untilFontCached(page);
  await page.keyboard.press('Escape');
  await restored.waitFor({ state: 'hidden' });
}

/** Asks for a part of a page's own version once another takes over; returns the different statuses of the answers. */
const askForParts = (page: Page) =>
  page.evaluate(async () => {
    const part = document.querySelector<HTMLScriptElement>('script[src*="/_next/static/"]')?.src ?? '';
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    const statuses = new Set<number>();
    for (let left = 30; left > 0; left--) statuses.add((await fetch(part, { cache: 'no-store' })).status);
    return [...statuses];
  });

test('a restored roster has its font; a new version is offered, waits, is loaded on request, and leaves another tab alone until it reloads too', async ({
  visit,
  front,
}) => {
  const page = await visit({ installs: true });
  await newForce(page, 'Sixth Rifles');
  await untilSaved(page);
  await untilInstalled(page);
  expect(await notice(page).isVisible()).toBe(false);
  await restoreOld(page);
  await page.getByRole('link', { name: /Sixth Rifles/ }).click();
  await page.getByLabel('Force name').waitFor();
  const second = await page.context().newPage();
  await second.goto('/');
  await shelf(second);
  await mark(second);
  await mark(page);
  front.serveNewVersion('scripts');
  await askForUpdate(page);
  await untilOffered(page);
  await add(page, 'Conventional', 'light infantry');
  await opener(page, 'Light infantry').waitFor();
  await untilSaved(page);
  expect(await isMarked(page)).toBe(true);

  await notice(page).getByRole('button', { name: 'Not now' }).click();
  await notice(page).waitFor({ state: 'hidden' });
  await page.reload();
  expect(await isNewVersion(page)).toBe(false);
  await page.getByLabel('Force name').fill('Seventh Rifles');
  const asking = askForParts(second);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-renewed'));
  expect(await asking).toEqual([200]);
  expect(await page.getByLabel('Force name').inputValue()).toBe('Seventh Rifles');
  expect(await notice(page).isVisible()).toBe(false);

  // The parts of its version that the other tab has not loaded yet are no longer on the server.
  expect(await isMarked(second)).toBe(true);
  await second.getByRole('button', { name: 'New force of Forge of War' }).click();
  await second.getByLabel('Force name').fill('Old guard');
  await untilSaved(second);
  await second.getByRole('button', { name: 'Print' }).click();
  expect((await printOn(second, 'A4')).text).toContain('Old guard');
  await second.keyboard.press('Escape');
  await notice(second).getByRole('button', { name: 'Reload' }).click();
  await second.waitForFunction(() => document.documentElement.hasAttribute('data-renewed'));
  expect(await second.getByLabel('Force name').inputValue()).toBe('Old guard');
});

/** Stores a page in place of the scripts, as an answer of a host in trouble that an older version had stored. */
const storeWrong = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open((await caches.keys()).find((name) => name.includes('precache')) ?? '');
    for (const request of await cache.keys())
      if (request.url.endsWith('.js'))
        await cache.put(request, new Response('<p>Back soon.', { headers: { 'Content-Type': 'text/html' } }));
  });

/** Builds a force without a network. */
async function worksOffline(page: Page, front: NetworkProxy) {
  await front.goOffline();
  await page.goto('/');
  await newForce(page, 'Ninth Rifles');
  await add(page, 'Conventional', 'light infantry');
  await front.goOnline();
}

/** The number of files of the app that are stored. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('precache'));
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
  });

const isInstalling = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.installing ?? registration?.active);
  });

/** Whether a new version is being stored, or has yet to take over. */
const isChanging = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return Boolean(installing ?? waiting) || active?.state !== 'activated';
  });

test('a host that answers with wrong pages does no lasting harm while the app is stored, and later is repaired from the page or by a new version', async ({
  visit,
  front,
}) => {
  const allow =
    /Failed to fetch RSC payload|ERR_|MIME type|Unexpected token|ChunkLoadError|Failed to load|bad-precaching/;
  const page = await visit({ installs: true, allow });
  await page.goto('/');
  await shelf(page);
  await expect.poll(() => storedFiles(page), { timeout: 120_000 }).toBeGreaterThan(0);
  front.breakAfter(3);
  await expect.poll(() => isInstalling(page), { timeout: 120_000 }).toBe(false);
  expect(await storedFiles(page)).toBeGreaterThan(0);
  front.mend();
  await page.reload();
  await untilInstalled(page);
  await newForce(page, 'Sixth Rifles');
  await untilSaved(page);
  await worksOffline(page, front);

  await storeWrong(page);
  await page.goto('/');
  const alert = page.getByRole('alert').filter({ hasText: 'A part of Muster could not be loaded.' });
  await alert.waitFor();
  front.breakAfter(0);
  await front.goOffline();
  await alert.getByRole('button', { name: 'Repair Muster' }).click();
  await page.getByText('Nothing was changed.').waitFor();
  await front.goOnline();
  front.mend();
  await page.getByRole('button', { name: 'Repair Muster' }).click();
  await page.getByRole('link', { name: /Sixth Rifles/ }).waitFor();
  await untilInstalled(page);

  await storeWrong(page);
  front.serveNewVersion();
  await page.goto('/');
  expect(await isNewVersion(page)).toBe(false);
  // A page that is loaded while a worker takes over from another may wait for it for a minute.
  await askForUpdate(page);
  await expect.poll(() => isChanging(page), { timeout: 120_000 }).toBe(false);
  await page.goto('/');
  expect(await isNewVersion(page)).toBe(true);
  await page.getByRole('link', { name: /Sixth Rifles/ }).waitFor();
  await worksOffline(page, front);
});

describe('the app', () => {
  test('can be installed', async ({ visit, address }) => {
    const page = await visit({ alone: true });
    await page.goto('/');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await fetch(new URL(href ?? '', address))).json();
    expect(manifest).toMatchObject({ name: 'Muster', short_name: 'Muster', start_url: '/', scope: '/' });
    expect(manifest.display).toBe('standalone');
    for (const colour of [manifest.theme_color, manifest.background_color])
      expect(colour).toMatch(/^#\w{6}$/);
    const sizes = (purpose: string | undefined) =>
      manifest.icons
        .filter((icon: { purpose?: string }) => icon.purpose === purpose)
        .map((icon: { sizes: string }) => icon.sizes);
    expect(sizes(undefined)).toEqual(['192x192', '512x512']);
    expect(sizes('maskable')).toEqual(['192x192', '512x512']);
    const drawn = (src: string) =>
      page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
    for (const icon of manifest.icons) expect(await drawn(icon.src)).toBe(icon.sizes);
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    expect(await drawn(touch ?? '')).toBe('180x180');
  });
});
