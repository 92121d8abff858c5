import type { Fix } from './fix';

const kindsOf = ({ edits }: Fix) => JSON.stringify([...new Set(edits.map(({ kind }) => kind))].sort());
const changedOf = ({ edits }: Fix) =>
  JSON.stringify([...new Set(edits.map(({ kind, elements }) => `${kind} ${elements.join()}`))].sort());
const editsOf = ({ edits }: Fix) => JSON.stringify(edits);

/**
 * Returns at most `most` of the fixes, in their order: the first, then those with new kinds of edits, then those that
 * change other elements, then the rest.
 */
export function diverseFirst(fixes: readonly Fix[], most: number): Fix[] {
  const chosen = new Set<Fix>();
  for (const keyOf of [kindsOf, changedOf, editsOf]) {
    const seen = new Set([...chosen].map((fix) => keyOf(fix)));
    for (const fix of fixes) {
      if (chosen.size >= most || seen.has(keyOf(fix))) continue;
      seen.add(keyOf(fix));
      chosen.add(fix);
    }
  }
  return fixes.filter((fix) => chosen.has(fix));
}
