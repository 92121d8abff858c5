import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page that `next build` has made, and the address it answers at. */
export interface BuiltPage {
  url: string;
  bytes: Buffer;
}

/**
 * The pages that were built; those whose address begins with `/_` stand in for others, such as a page that is not
 * there.
 * @param root the folder of the project
 */
export function builtPages(root: string): BuiltPage[] {
  const built = path.join(root, '.next');
  const { routes } = JSON.parse(readFileSync(path.join(built, 'prerender-manifest.json'), 'utf8'));
  return Object.keys(routes)
    .map((url) => ({ url, file: path.join(built, 'server/app', `${url === '/' ? 'index' : url}.html`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ url, file }) => ({ url, bytes: readFileSync(file) }));
}
