import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { root } from './paths.mjs';

export { root };

/** Runs Next in the project: `next(['build'])`. */
export const next = (args, options) =>
  program([createRequire(import.meta.url).resolve('next/dist/bin/next'), ...args], options);

/**
 * Serves the build on a port, at one address of this machine or at all of them.
 * @param {{ port: string | number, host?: string }} where
 */
export const server = ({ port, host }, options) =>
  program(['scripts/server.mjs', '-p', `${port}`, ...(host ? ['-H', host] : [])], {
    ...options,
    env: { NODE_ENV: 'production', ...options?.env },
  });

/**
 * Runs a Node program in the project, with Next's telemetry off.
 * @param {string[]} args the file and its arguments
 * @param {{ quiet?: boolean, env?: Record<string, string> }} options quiet: discards standard output; env: more variables
 * @returns the process, `ended` with its exit status, and `answers`: whether a URL responds before the end
 */
function program(args, { quiet = false, env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
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
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    return false;
  };
  return { child, ended, answers };
}
