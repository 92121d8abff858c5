import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a hash of the names and contents of these files, and of all files in these folders; missing paths are
 * ignored. Times are no measure: copied files may be older than those that they replace.
 * @param {string} folder what the paths are relative to
 * @param {string[]} paths
 */
export function contentOf(folder, paths) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ each) => {
    const full = path.join(folder, each);
    const stats = statSync(full, { throwIfNoEntry: false });
    if (stats?.isDirectory()) for (const name of readdirSync(full).sort()) add(path.join(each, name));
    else if (stats) hash.update(`${each}\0${stats.size}\0`).update(readFileSync(full));
  };
  for (const each of paths) add(each);
  return hash.digest('hex').slice(0, 16);
}
