import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { next } from '@/scripts/next.mjs';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Serves the build for the browser tests on a free port, and ends it after them. */
export default async function setup(_: TestProject) {
  const port = await freePort();
  const server = next(['start', '-H', '127.0.0.1', '-p', String(port)], { quiet: true });
  process.env.MUSTER_URL = `http://127.0.0.1:${port}`;
  if (!(await server.answers(`${process.env.MUSTER_URL}/`)))
    throw new Error('The app could not be served; is there a build? (npm run build)');
  return async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  };
}
