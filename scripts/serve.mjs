import { createServer } from 'node:net';
import { next } from './next.mjs';

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Serves the build on a free port of this machine.
 * @returns its address without a slash at the end, and how to end it
 */
export async function serve() {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = next(['start', '-H', '127.0.0.1', '-p', String(port)], { quiet: true });
  if (!(await server.answers(`${address}/`)))
    throw new Error('The app could not be served; is there a build? (npm run build)');
  const stop = async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  };
  return { address, stop };
}
