import { createServer } from 'node:http';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { bundled as fileOf, load } from '../../scripts/bundle.mjs';
import { bundled } from './bundled.mjs';

// A server in a separate process, to be measured: `checks` and `fixes` answer like `npm start`, `bare` only parses the
// body. It answers any message with its processor time, its memory and the longest pause of its event loop since the
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
  checks: async () => {
    const { appServer } = await load('serve', 'lib/serve/server.ts');
    return appServer({ pages: () => {}, headers: () => ({}) });
  },
  fixes: async () => {
    const { appServer, fixEndpoint, FixThreads, Responder } = await bundled(
      'fix-server',
      `export { fixEndpoint } from './lib/serve/fix-endpoint';
      export { Responder } from './lib/serve/responder';
      export { FixThreads } from './lib/serve/running-fixes';
      export { appServer } from './lib/serve/server';`,
    );
    const thread = new FixThreads(path.resolve(await fileOf('fix-thread', 'lib/serve/fix-thread.ts')));
    const endpoints = [new Responder(fixEndpoint((body) => thread.answer(body)))];
    return appServer({ pages: () => {}, headers: () => ({}), endpoints });
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
