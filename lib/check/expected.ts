import { isPdf } from './contents/attached';
import { filesInZip } from './contents/zip';
import { isZip } from './limits';

const LINE_END = 10;

/** Estimates the number of rosters in a file without parsing it: the files of a zip, the lines of a text. */
export function expectedIn(name: string, bytes: Uint8Array): number {
  if (isZip(bytes)) return Math.max(1, filesInZip(bytes));
  return !isPdf(bytes) && /\.(?:ndjson|jsonl|txt)$/i.test(name) ? linesIn(bytes) : 1;
}

function linesIn(text: Uint8Array): number {
  let count = 0;
  for (let at = text.indexOf(LINE_END); at >= 0; at = text.indexOf(LINE_END, at + 1)) count++;
  return text.at(-1) === LINE_END ? Math.max(1, count) : count + 1;
}
