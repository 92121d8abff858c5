import { CacheFirst, Serwist } from 'serwist';
import { receiveShared } from './shared-files';
import { type AppFile, fileChecker, hashOf, STORE_LATER } from './stored-files';

// Caches the app in the browser, so that every page works offline, in steps: first the pages with all scripts of all
// games, which one archive has; then, when a page asks for it, what printing and scanning need. scripts/site.mjs bundles
// it and inserts the lists of files.

declare const APP_FILES: AppFile[];
/** The scripts, styles and texts among them, by address, in one file: hundreds of requests take longer than one. */
declare const ARCHIVE: AppFile;
/** The files for printing and scanning. */
declare const LATER_FILES: AppFile[];
/** Files too large to cache for everyone: each is cached when it is first requested. */
declare const LARGE_FILES: AppFile[];
/** The path of files that change their names with their contents. */
declare const STATIC_PATH: string;

interface WaitingEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

interface Scope {
  clients: { claim: () => Promise<void>; matchAll: (options: { type: 'window' }) => Promise<unknown[]> };
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, listener: (event: never) => void) => void;
}

const scope = globalThis as unknown as Scope;
/** The number of missing files from which the archive is fetched. */
const MANY = 40;

const ON_DEMAND = 'muster-on-demand';
const PREVIOUS = 'muster-former';

/** Copies the response for a worker's script, so that it has the request's URL: the part after # says what to load. */
const withRequestUrl = (request: Request, response: Response) =>
  request.destination.endsWith('worker') ? new Response(response.body, response) : response;

const FILES_ON_DEMAND = [...LATER_FILES, ...LARGE_FILES];
const { plugin: onlyRight, deleteWrong } = fileChecker([...APP_FILES, ...FILES_ON_DEMAND]);
const onDemand = new CacheFirst({ cacheName: ON_DEMAND, plugins: [onlyRight] });

/** Called with the error of a file that could not be stored. */
let fail: (error: unknown) => void = () => undefined;

const isOnDemand = ({ pathname }: URL) => FILES_ON_DEMAND.some(({ url }) => url === pathname);

const serwist: Serwist = new Serwist({
  precacheEntries: APP_FILES.map(({ url, hash }) => ({
    url,
    revision: url.startsWith(STATIC_PATH) ? null : hash,
  })),
  // Only a few at a time: the open page makes requests too.
  precacheOptions: {
    concurrency: 3,
    // A link inside the app loads the text of its page, with a mark of the page that it is on.
    ignoreURLParametersMatching: [/^_rsc$/],
    plugins: [
      onlyRight,
      { handlerDidError: async ({ error }) => void fail(error) },
      { handlerWillRespond: async ({ request, response }) => withRequestUrl(request, response) },
    ],
  },
  runtimeCaching: [
    {
      method: 'POST',
      matcher: ({ url, sameOrigin }) => sameOrigin && isPage(url) && /\/open\/?$/.test(url.pathname),
      handler: ({ request }) => receiveShared(request),
    },
    {
      // A page is one document for every query string; the page itself reads the query.
      matcher: ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url),
      handler: async ({ request, url }) => (await serwist.matchPrecache(pageOf(url))) ?? fetch(request),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && isOnDemand(url),
      handler: onDemand,
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(STATIC_PATH),
      // A part of another version. While this version takes over, it is where that version stored it, and then with the
      // cached files of the previous version.
      handler: async ({ request }) => {
        const other = await caches.match(request);
        return other ? withRequestUrl(request, other) : fetch(request);
      },
    },
  ],
});

/** The path of a page: links may leave out the slash at its end. */
const pageOf = ({ pathname }: URL) => pathname.replace(/\/*$/, '/');
const isPage = (url: URL) => serwist.getPrecacheKeyForUrl(pageOf(url)) !== undefined;
const isStored = ({ pathname }: URL) => serwist.getPrecacheKeyForUrl(pathname) !== undefined;

/**
 * Saves the cached files of the previous version while tabs are open that still run it: they may load a part of the
 * app that neither this version nor the server has any more.
 */
async function savePrevious() {
  await caches.delete(PREVIOUS);
  if ((await scope.clients.matchAll({ type: 'window' })).length < 2) return;
  const [precache, previous] = await Promise.all([
    caches.open(serwist.precacheStrategy.cacheName),
    caches.open(PREVIOUS),
  ]);
  for (const request of await precache.keys()) {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(STATIC_PATH) || isStored(url)) continue;
    const response = await precache.match(request);
    if (response) await previous.put(request, response);
  }
}

async function deleteUnneeded() {
  const cache = await caches.open(ON_DEMAND);
  for (const request of await cache.keys())
    if (!isOnDemand(new URL(request.url))) await cache.delete(request);
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', txt: 'text/plain' };

/** Fills the cache from the archive, if much is missing; what it does not have is fetched file by file. */
async function unpack(cache: Cache) {
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const missing = APP_FILES.filter(({ url }) => !stored.has(serwist.getPrecacheKeyForUrl(url) ?? ''));
  if (missing.length < MANY) return;
  const response = await fetch(ARCHIVE.url, { cache: 'no-cache' }).catch(() => null);
  const bytes = response?.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
  if ((await hashOf(bytes, ARCHIVE.hash.length)) !== ARCHIVE.hash) return;
  const texts: Record<string, string> = JSON.parse(new TextDecoder().decode(bytes));
  for (const { url } of missing) {
    const text = texts[url];
    const key = serwist.getPrecacheKeyForUrl(url);
    if (text === undefined || key === undefined) continue;
    const type = types[url.split('.').at(-1) ?? ''] ?? 'text/plain';
    await cache.put(key, new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } }));
  }
}

/** Stores what printing and scanning need; returns whether all of it is there. */
async function storeLater(event: WaitingEvent): Promise<boolean> {
  const requests = LATER_FILES.map(({ url }) =>
    onDemand.handle({ request: new Request(url), event: event as never }),
  );
  const responses = await Promise.all(requests.map((request) => request.catch(() => null)));
  return responses.every((response) => response?.ok === true);
}

async function install() {
  await deleteWrong(await caches.open(ON_DEMAND));
  const precache = await caches.open(serwist.precacheStrategy.cacheName);
  const wasWrong = await deleteWrong(precache);
  await unpack(precache);
  // Serwist's own promise never settles if a file fails: the installation would neither end nor be tried again.
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const installing = { type: 'install', waitUntil: () => undefined };
  await Promise.race([serwist.handleInstall(installing as never), failure]);
  // The active version cannot work with what was stored: its pages may not even get as far as to offer this one.
  if (wasWrong) await scope.skipWaiting();
}

async function activate(event: WaitingEvent) {
  // A browser whose storage is full still gets the new version.
  await savePrevious().catch(() => caches.delete(PREVIOUS));
  await serwist.handleActivate(event as never);
  await deleteUnneeded();
  await scope.clients.claim();
}

scope.addEventListener('install', (event: WaitingEvent) => event.waitUntil(install()));
scope.addEventListener('activate', (event: WaitingEvent) => event.waitUntil(activate(event)));
scope.addEventListener('fetch', serwist.handleFetch);
scope.addEventListener('message', (event: WaitingEvent & { data: unknown; ports: MessagePort[] }) => {
  if (event.data === STORE_LATER)
    event.waitUntil(storeLater(event).then((isStored) => event.ports[0]?.postMessage(isStored)));
});
