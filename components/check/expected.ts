import { unzipSync } from 'fflate';
import { isPdf } from '@/lib/check/attached';
import { isZip } from '@/lib/check/zip';

const LINE_END = 10;

/** About how many rosters will be found in a file: the files of a zip, the lines of a text; looked at, not read. */
export function expectedIn(name: string, bytes: Uint8Array): number {
  if (isZip(bytes)) return filesIn(bytes);
  return !isPdf(bytes) && /\.(?:ndjson|jsonl|txt)$/i.test(name) ? linesIn(bytes) : 1;
}

function filesIn(zip: Uint8Array): number {
  let count = 0;
  try {
    unzipSync(zip, {
      filter: ({ name }) => {
        if (!name.endsWith('/')) count++;
        return false;
      },
    });
  } catch {
    // Whoever reads it will say what is wrong with it.
  }
  return Math.max(1, count);
}

function linesIn(text: Uint8Array): number {
  let count = 0;
  for (let at = text.indexOf(LINE_END); at >= 0; at = text.indexOf(LINE_END, at + 1)) count++;
  return text.at(-1) === LINE_END ? Math.max(1, count) : count + 1;
}
