import { createServer } from 'node:http';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fastify from 'fastify';
import { bundled as fileOf } from '../../scripts/bundle.mjs';
import { bundled } from './bundled.mjs';

// A server in a separate process, to be measured: `app` answers like `npm start`, `bare` only parses the
// body; `spaces` has the spaces of a folder, `bare-route` is a route of Fastify that only takes a body. It answers any message with its processor time, its memory and the longest pause of its event loop since the
// previous message.

const servers = {
  bare: () =>
    createServer((request, response) => {
      const pieces = [];
      request.on('data', (piece) => pieces.push(piece));
      request.on('end', () => {
        const { name } = JSON.parse(Buffer.concat(pieces).toString());
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ name }));
      });
    }),
  app: async () => {
    const { createApp, threads } = await bundled(
      'bench-server',
      `export { createApp } from './lib/serve/app';
      export { threads } from './lib/serve/threads';`,
    );
    const work = threads(path.resolve(await fileOf('thread', 'lib/serve/thread.ts')));
    const app = await createApp({ work, pages: async () => {} });
    await app.ready();
    return app.server;
  },
  'bare-route': async () => {
    const app = fastify();
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    app.put('/api/spaces/:id/records/:rid', async () => ({ revision: '1', cursor: '1' }));
    await app.ready();
    return app.server;
  },
  spaces: async () => {
    const { createApp, openStores } = await bundled(
      'bench-spaces',
      `export { createApp } from './lib/serve/app';
      export { openStores } from './lib/store/store';`,
    );
    const { spaces: store } = await openStores({ folder: process.argv[3] });
    const app = await createApp({
      work: { close: async () => {} },
      pages: async () => {},
      spaces: { store },
    });
    await app.ready();
    return app.server;
  },
};

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

const server = await servers[process.argv[2]]();
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const pause = delay.max / 1e6;
  process.send({ cpu: (user + system) / 1000, memory: process.memoryUsage().rss / 1024 / 1024, pause });
  delay.reset();
});
process.on('disconnect', () => process.exit());
