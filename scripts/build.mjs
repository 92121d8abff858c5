import { statSync } from 'node:fs';
import path from 'node:path';
import { newest } from './newest.mjs';
import { next, root } from './next.mjs';

const sources = [
  'app',
  'components',
  'lib',
  'data',
  'public',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds the app when there is no build yet or it is older than its sources; ends the program where that fails. */
export async function buildWhenOlder() {
  const built = statSync(path.join(root, '.next/BUILD_ID'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built > newest(...sources.map((each) => path.join(root, each)))) return;
  console.log('Building: there is no build yet, or it is older than the sources.');
  const status = await next(['build']).ended;
  if (status === 0) return;
  console.error('The build failed; see above.');
  process.exit(status);
}
