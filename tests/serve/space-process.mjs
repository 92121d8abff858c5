// A server of spaces in a process of its own: `node space-process.mjs APP-BUNDLE STORE-BUNDLE OPTIONS PORT`. Prints "ready".

const [appBundle, storeBundle, options, port] = process.argv.slice(2);
const { createApp } = await import(appBundle);
const { openStores } = await import(storeBundle);

const { spaces: store } = await openStores(JSON.parse(options));
const app = await createApp({
  work: { close: async () => {} },
  pages: async () => {},
  spaces: { store, rates: { address: 1e6, space: 1e6 } },
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('ready');
