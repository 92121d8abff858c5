import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { server } from './build.mjs';
import { root } from './paths.mjs';

/**
 * Starts the server of the build in a process of its own.
 * @param {string[]} args of the server
 * @param {{ quiet?: boolean, env?: Record<string, string> }} options quiet: without the log; env: more settings
 * @returns the process, `ended` with its exit status, and `answers`: whether a URL responds before the end
 */
export function startServer(args, { quiet = false, env = {} } = {}) {
  const child = spawn(process.execPath, [server, ...args], {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  let running = true;
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (status, signal) => {
      running = false;
      resolve(status ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
  const answers = async (url) => {
    while (running) {
      try {
        await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
        return running;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    return false;
  };
  return { child, ended, answers };
}

/** Returns a free port of this machine. */
export const freePort = () =>
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
 * @param {Record<string, string>} [env] settings of the server, besides those of this process
 * @returns its address without a trailing slash, and a function that stops it
 */
export async function serve(env = {}) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const app = startServer(['-p', `${port}`, '-H', '127.0.0.1'], { quiet: true, env });
  if (!(await app.answers(`${address}/`)))
    throw new Error('The app could not be served; is there a build? (npm run build)');
  const stop = async () => {
    app.child.kill('SIGTERM');
    await app.ended;
  };
  return { address, stop };
}
