import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { launchChromium } from '@/scripts/chromium.mjs';

/** The browser of a visit: window size, touch or mouse, colour scheme and more. */
export interface Visit {
  width?: number;
  height?: number;
  touch?: boolean;
  dark?: boolean;
  reducedMotion?: boolean;
  locale?: string;
  /** Installs the service worker for offline use, which takes some seconds. */
  installs?: boolean;
  /** Loads what may be needed soon, which the other visits leave to save time: the code for printing. */
  preloads?: boolean;
  /** Runs in every page before its scripts. */
  before?: () => void;
  /** Uses a local network name over plain HTTP, where browsers disable many features. */
  plainHttp?: boolean;
  /** Errors and warnings that the test expects. */
  allow?: RegExp;
  /** Does not reuse the profile, for tests that set the clock or similar. */
  alone?: boolean;
}

/** A browser profile, and the errors seen in it. */
interface Profile {
  context: BrowserContext;
  site: string;
  faults: string[];
  /** A page of the site without scripts: its process serves every other page of the profile, with warm caches. */
  anchor?: Page | undefined;
}

/** A host name other than localhost that resolves to this machine. */
const LAN_NAME = 'muster.test';

/** The app's URL without a trailing slash, set by the global set-up. */
function appUrl(): string {
  const url = process.env.MUSTER_URL;
  if (!url) throw new Error('MUSTER_URL is not set: run the browser tests with vitest.browser.config.mjs.');
  return url;
}

let started: Promise<Browser> | undefined;

/** The browser shared by all tests of a worker; it ends with the worker. */
async function theBrowser(): Promise<Browser> {
  if (!(await started)?.isConnected())
    started = launchChromium({
      light: true,
      flags: [`--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`, '--process-per-site'],
    });
  return started as Promise<Browser>;
}

/** Records console errors, failed requests and requests to other servers. */
function watch(context: BrowserContext, address: string, allow: RegExp | undefined): string[] {
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!allow?.test(fault)) faults.push(fault);
  };
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => note(`not caught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${address}/`) && !/^(blob|data):/.test(url)) note(`asked elsewhere: ${url}`);
  });
  context.on('requestfailed', (request) => {
    // Leaving a page aborts its prefetches.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      note(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

async function newProfile(how: Visit, site: string): Promise<Profile> {
  const { width = 1440, height = 900, touch = false, dark = false, reducedMotion = true } = how;
  const options: BrowserContextOptions = {
    baseURL: site,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    locale: how.locale ?? 'en-GB',
  };
  const context = await (await theBrowser()).newContext(options);
  context.setDefaultTimeout(60_000);
  if (!how.installs)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (!how.preloads && !how.installs)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
  if (how.before) await context.addInitScript(how.before);
  const faults = watch(context, site, how.allow);
  if (keyOf(how, site) === null) return { context, site, faults };
  const anchor = await context.newPage();
  await anchor.goto(`${site}/icon.svg`);
  return { context, site, faults, anchor };
}

/** Cleared profiles for reuse, by their options: their scripts are already loaded and compiled. */
const empty = new Map<string, Profile[]>();

const keyOf = (how: Visit, site: string): string | null =>
  how.installs || how.before || how.alone ? null : JSON.stringify({ ...how, allow: how.allow?.source, site });

/** Clears all data of a visit from its profile. */
async function clear({ context, site, faults, anchor }: Profile) {
  if (!anchor) throw new Error('A profile without an anchor is used once.');
  await Promise.all(context.pages().map((page) => page !== anchor && page.close()));
  const devtools = await context.newCDPSession(anchor);
  await devtools.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'all' });
  await devtools.detach();
  await context.clearPermissions();
  faults.length = 0;
}

type Fixtures = { visit: (how?: Visit) => Promise<Page>; address: string };

/** A test with visits, each in a clean profile; unexpected errors of a page fail the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  address: async ({}, use) => use(appUrl()),
  visit: async ({ address }, use) => {
    const visits: { profile: Profile; key: string | null }[] = [];
    await use(async (how = {}) => {
      const site = how.plainHttp ? address.replace('127.0.0.1', LAN_NAME) : address;
      const key = keyOf(how, site);
      const profile = (key !== null && empty.get(key)?.pop()) || (await newProfile(how, site));
      visits.push({ profile, key });
      return profile.context.newPage();
    });
    const faults = visits.flatMap(({ profile }) => profile.faults);
    for (const { profile, key } of visits) {
      const cleared =
        key !== null &&
        faults.length === 0 &&
        (await clear(profile).then(
          () => true,
          () => false,
        ));
      if (cleared) empty.set(key, [...(empty.get(key) ?? []), profile]);
      else await profile.context.close();
    }
    expect(faults).toEqual([]);
  },
});

export { expect };
