import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { launchChromium } from '@/scripts/chromium.mjs';

/** How a visitor comes: the size of the window, with fingers or a mouse, in which colours. */
export interface Visit {
  width?: number;
  height?: number;
  touch?: boolean;
  dark?: boolean;
  reducedMotion?: boolean;
  locale?: string;
  /** Lets the browser keep the app for use with no network, which takes it some seconds of work. */
  installs?: boolean;
  /** Runs in every page before its own scripts. */
  before?: () => void;
  /** Comes by a name of the local network over plain HTTP, where browsers leave out much of what they have. */
  plainHttp?: boolean;
  /** Complaints that belong to what is tried. */
  allow?: RegExp;
  /** Sets the clock, or something else that no later visit may find. */
  alone?: boolean;
}

/** A browser profile, and what went wrong in it. */
interface Profile {
  context: BrowserContext;
  faults: string[];
  /** A page of the site without scripts: its process serves every other page of the profile, with warm caches. */
  anchor?: Page | undefined;
}

/** A name that is not localhost, and stands for this machine. */
const LAN_NAME = 'muster.test';

/** Where the app is served, without a slash at the end; the set-up of these tests says it. */
function appUrl(): string {
  const url = process.env.MUSTER_URL;
  if (!url) throw new Error('MUSTER_URL is not set: run the browser tests with vitest.browser.config.mjs.');
  return url;
}

let started: Promise<Browser> | undefined;

/** One browser for all the visits of all the files that a worker runs; it ends with the worker. */
async function theBrowser(): Promise<Browser> {
  if (!(await started)?.isConnected())
    started = launchChromium({
      light: true,
      flags: [`--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`, '--process-per-site'],
    });
  return started as Promise<Browser>;
}

/** Writes down what no page may do: complain, fail to load something, ask another server. */
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
    // What is fetched ahead is dropped when the page is left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      note(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

async function newProfile(how: Visit, site: string): Promise<Profile> {
  const { width = 1440, height = 900, touch = false, dark = false, reducedMotion = false } = how;
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
  context.setDefaultTimeout(10_000);
  if (!how.installs)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (how.before) await context.addInitScript(how.before);
  const faults = watch(context, site, how.allow);
  if (keyOf(how) === null) return { context, faults };
  const anchor = await context.newPage();
  await anchor.goto(`${site}/icon.svg`);
  return { context, faults, anchor };
}

/** Profiles that visits before have left empty, by how their visitors came: scripts are read and compiled already. */
const empty = new Map<string, Profile[]>();

const keyOf = (how: Visit): string | null =>
  how.installs || how.before || how.plainHttp || how.allow || how.alone ? null : JSON.stringify(how);

/** Leaves nothing of a visit in its profile. */
async function clear({ context, faults, anchor }: Profile, site: string) {
  if (!anchor) throw new Error('A profile without an anchor is used once.');
  await Promise.all(context.pages().map((page) => page !== anchor && page.close()));
  const devtools = await context.newCDPSession(anchor);
  await devtools.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'all' });
  await devtools.detach();
  await context.clearPermissions();
  faults.length = 0;
}

type Fixtures = { visit: (how?: Visit) => Promise<Page>; address: string };

/** A test with visitors: each has a fresh profile, and none may meet a complaint of the page. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  address: async ({}, use) => use(appUrl()),
  visit: async ({ address }, use) => {
    const visits: { profile: Profile; key: string | null }[] = [];
    await use(async (how = {}) => {
      const site = how.plainHttp ? address.replace('127.0.0.1', LAN_NAME) : address;
      const key = keyOf(how);
      const profile = (key !== null && empty.get(key)?.pop()) || (await newProfile(how, site));
      visits.push({ profile, key });
      return profile.context.newPage();
    });
    const faults = visits.flatMap(({ profile }) => profile.faults);
    for (const { profile, key } of visits) {
      const cleared =
        key !== null &&
        faults.length === 0 &&
        (await clear(profile, address).then(
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
