import type { Fault } from '@/lib/roster/report';

const NO_ROSTER = 'This is no Muster roster.';
/** By the path of the fault; a map, since a path is hostile text. */
const kinds = new Map([
  ['muster', NO_ROSTER],
  ['musterPack', 'This is no Muster pack.'],
]);

/**
 * What is wrong with a file as a whole, for somebody who never looks into one; null where its faults say that
 * themselves, or are within it. It stands before the faults and never in their place.
 */
export function plainly(faults: readonly Fault[]): string | null {
  for (const { path, message } of faults) {
    const kind = kinds.get(path);
    if (kind)
      return /^This is (?:[2-9]|[1-9]\d+);/.test(message)
        ? 'This was made by a newer version of Muster.'
        : kind;
    if (path !== '') continue;
    if (/an object, a roster\.$/.test(message)) return NO_ROSTER;
    // Neither an object nor a list begins it.
    if (/^At (?:line 1, )?column 1, this is not JSON/.test(message)) return 'This is no Muster file.';
  }
  return null;
}
