import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns when the newest of these files, or of the files in these folders, was changed, in milliseconds. The times of
 * the folders count too, so that a removed file is noticed; missing paths are ignored.
 */
export function newest(...paths) {
  let latest = 0;
  for (const each of paths) {
    const stats = statSync(each, { throwIfNoEntry: false });
    if (!stats) continue;
    latest = Math.max(latest, stats.mtimeMs);
    if (stats.isDirectory())
      latest = Math.max(latest, newest(...readdirSync(each).map((name) => path.join(each, name))));
  }
  return latest;
}
