import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const inServer = (...parts) => path.join(root, '.next/server', ...parts);

/**
 * The pages that `next build` has made, by the address they answer at; those whose address begins with `/_` stand in
 * for others, such as a page that is not there.
 * @returns {{ url: string, bytes: Buffer }[]}
 */
export function builtPages() {
  const { routes } = JSON.parse(readFileSync(path.join(root, '.next/prerender-manifest.json'), 'utf8'));
  return Object.keys(routes)
    .map((url) => ({ url, file: inServer('app', `${url === '/' ? 'index' : url}.html`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ url, file }) => ({ url, bytes: readFileSync(file) }));
}
