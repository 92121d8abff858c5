import './installed.mjs';
import { once } from 'node:events';
import { balancer } from './balancer.mjs';
import { buildWhenChanged } from './build.mjs';
import { hasPostgres, startCluster } from './postgres.mjs';
import { freePort, startServer } from './serve.mjs';

// `node scripts/several.mjs`: PostgreSQL, two servers on it, and a balancer before them on PORT or 3000, as several
// machines would be. The database is that of DATABASE_URL, or a new one that is removed at the end.

const given = process.env.DATABASE_URL;
if (!given && !hasPostgres) {
  console.error('PostgreSQL is not installed here: install it, or set DATABASE_URL.');
  process.exit(1);
}
await buildWhenChanged();
const cluster = given ? null : startCluster({ isDurable: true });
const url = given ?? cluster?.database() ?? '';
const ports = [await freePort(), await freePort()];
const servers = ports.map((port) =>
  startServer(['-p', `${port}`, '-H', '127.0.0.1'], { env: { DATABASE_URL: url, TRUST_PROXY: '1' } }),
);
const front = balancer(ports);
front.listen(Number(process.env.PORT || 3000));
await once(front, 'listening');
console.log(
  `Muster is at http://localhost:${process.env.PORT || 3000}/ with servers on ${ports.join(' and ')}.`,
);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, async () => {
    front.closeAllConnections();
    front.close();
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
    cluster?.remove();
    process.exit(0);
  });
