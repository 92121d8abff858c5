import { createServer } from 'node:net';
import { server } from './next.mjs';

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/**
 * Serves the build on a free port of this machine.
 * @returns its address without a trailing slash, and a function that stops it
 */
export async function serve() {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const app = server({ port: String(port), host: '127.0.0.1' }, { quiet: true });
  if (!(await app.answers(`${address}/`)))
    throw new Error('The app could not be served; is there a build? (npm run build)');
  const stop = async () => {
    app.child.kill('SIGTERM');
    await app.ended;
  };
  return { address, stop };
}
