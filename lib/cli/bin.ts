import { fileURLToPath } from 'node:url';
import { main } from './main';

// The program `muster`: its threads are built beside it.

// React, which lays out PDFs, checks more and is slower in development.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? 'production' });

try {
  const fixThread = fileURLToPath(new URL('fix-thread.js', import.meta.url));
  process.exitCode = await main(process.argv.slice(2), fixThread);
} catch (error) {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  const more = process.argv.includes('--debug') ? stack : 'With --debug, it says where.';
  process.stderr.write(`This is a bug in Muster: ${message}\n${more}\n`);
  process.exitCode = 70;
}
