import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * When the newest of these files, or of those in these folders, was changed, in milliseconds. The folders'
 * own times count, so that a file taken away is noticed; what is not there is passed over.
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
