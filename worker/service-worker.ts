import { CacheFirst, copyResponse, Serwist } from 'serwist';
import { type AppFile, fileChecker } from './stored-files';

// Caches the whole app in the browser, so that every page works offline. scripts/site.mjs bundles it and
// inserts the list of files to cache: the pages, and everything that `next build` wrote for browsers.

declare const APP_FILES: AppFile[];
/** Files too large to cache for everyone: each is cached when it is first requested. */
declare const FILES_ON_DEMAND: AppFile[];
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
const ON_DEMAND = 'muster-on-demand';
const PREVIOUS = 'muster-former';

/** Copies the response for a worker's script, so that it has the request's URL: the part after # says what to load. */
const withRequestUrl = (request: Request, response: Response) =>
  request.destination.endsWith('worker') ? copyResponse(response) : response;

const { plugin: onlyRight, deleteWrong } = fileChecker([...APP_FILES, ...FILES_ON_DEMAND]);

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
      // A page is one document for every query string; the page itself reads the query.
      matcher: ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url),
      handler: async ({ request, url }) => (await serwist.matchPrecache(pageOf(url))) ?? fetch(request),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && isOnDemand(url),
      handler: new CacheFirst({ cacheName: ON_DEMAND, plugins: [onlyRight] }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(STATIC_PATH),
      handler: async ({ request }) => {
        const previous = await caches.match(request, { cacheName: PREVIOUS });
        return previous ? withRequestUrl(request, previous) : fetch(request);
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

async function install() {
  await deleteWrong(await caches.open(ON_DEMAND));
  const wasWrong = await deleteWrong(await caches.open(serwist.precacheStrategy.cacheName));
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
