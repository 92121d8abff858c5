// Stands in for the service worker while the app is developed: it takes away the one that a build of the
// app left in this browser, with all it kept, and loads the open pages from the server.

self.addEventListener('install', () => self.skipWaiting());

async function takeAway() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
}

self.addEventListener('activate', (event) => event.waitUntil(takeAway()));
