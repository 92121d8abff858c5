import { createServer } from 'node:http';
import { load } from '../../scripts/bundle.mjs';

// A server in a process of its own, to be measured: `checks` answers as `npm start` does, `bare` parses the body and
// says so. Asked for its usage by a message, it answers with processor time and memory.

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
};

const server = await servers[process.argv[2]]();
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  process.send({ cpu: (user + system) / 1000, memory: process.memoryUsage().rss / 1024 / 1024 });
});
process.on('disconnect', () => process.exit());
