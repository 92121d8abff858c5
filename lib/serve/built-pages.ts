import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page made by `next build`, and its URL path. */
export interface BuiltPage {
  url: string;
  bytes: Buffer;
}

/**
 * Reads the built pages; those whose path starts with `/_` are fallbacks, such as the page for a path that does not
 * exist.
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
