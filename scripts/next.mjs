import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs Next in the project, with its telemetry off.
 * @param {string[]} args such as `['build']`
 * @param {{ quiet?: boolean, env?: Record<string, string> }} options quiet: what it prints goes to standard error only where it is an error; env: more variables
 * @returns the process, `ended` with its exit status, and `answers`: whether a URL answers before it ends
 */
export function next(args, { quiet = false, env = {} } = {}) {
  const bin = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [bin, ...args], {
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
