import { CacheFirst, copyResponse, type PrecacheEntry, Serwist } from 'serwist';

// Keeps the whole app in the browser, so that every page works with no network. scripts/service-worker.mjs
// bundles it and puts in what there is to keep: the pages, and all that `next build` wrote for browsers.

declare const APP_FILES: PrecacheEntry[];
/** Files too large to keep for everybody: each is kept from the first time it is asked for. */
declare const FILES_ON_DEMAND: string[];

interface WaitingEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

interface Scope {
  clients: { claim: () => Promise<void>; matchAll: (options: { type: 'window' }) => Promise<unknown[]> };
  addEventListener: (type: string, listener: (event: never) => void) => void;
}

const scope = globalThis as unknown as Scope;
const ON_DEMAND = 'muster-on-demand';
const FORMER = 'muster-former';

/** A worker's script is to have the address it was asked by: what is behind the # there tells it what to load. */
const asAsked = (request: Request, response: Response) =>
  request.destination.endsWith('worker') ? copyResponse(response) : response;

const serwist: Serwist = new Serwist({
  precacheEntries: APP_FILES,
  // Few at a time: the page that is open has requests of its own.
  precacheOptions: {
    concurrency: 3,
    plugins: [{ handlerWillRespond: async ({ request, response }) => asAsked(request, response) }],
  },
  runtimeCaching: [
    {
      // A page is one document whatever its query says; the page itself reads that.
      matcher: ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isStored(url),
      handler: async ({ request, url }) => (await serwist.matchPrecache(url.pathname)) ?? fetch(request),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && FILES_ON_DEMAND.includes(url.pathname),
      handler: new CacheFirst({ cacheName: ON_DEMAND }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
      handler: async ({ request }) => {
        const former = await caches.match(request, { cacheName: FORMER });
        return former ? asAsked(request, former) : fetch(request);
      },
    },
  ],
});

const isStored = ({ pathname }: URL) => serwist.getPrecacheKeyForUrl(pathname) !== undefined;

/**
 * Puts aside what the version before this one had kept, while tabs are open that still run it: they may
 * load a part of the app that neither this version nor the server has any more.
 */
async function keepFormer() {
  await caches.delete(FORMER);
  if ((await scope.clients.matchAll({ type: 'window' })).length < 2) return;
  const [kept, former] = await Promise.all([
    caches.open(serwist.precacheStrategy.cacheName),
    caches.open(FORMER),
  ]);
  for (const request of await kept.keys()) {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/_next/static/') || isStored(url)) continue;
    const response = await kept.match(request);
    if (response) await former.put(request, response);
  }
}

async function forgetUnneeded() {
  const cache = await caches.open(ON_DEMAND);
  for (const request of await cache.keys())
    if (!FILES_ON_DEMAND.includes(new URL(request.url).pathname)) await cache.delete(request);
}

async function activate(event: WaitingEvent) {
  // A browser whose storage is full still gets the new version.
  await keepFormer().catch(() => caches.delete(FORMER));
  await serwist.handleActivate(event as never);
  await forgetUnneeded();
  await scope.clients.claim();
}

scope.addEventListener('install', serwist.handleInstall);
scope.addEventListener('activate', (event: WaitingEvent) => event.waitUntil(activate(event)));
scope.addEventListener('fetch', serwist.handleFetch);
