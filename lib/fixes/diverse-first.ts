import type { Fix } from './fix';

const kindsOf = ({ edits }: Fix) => JSON.stringify([...new Set(edits.map(({ kind }) => kind))].sort());
const changedOf = ({ edits }: Fix) =>
  JSON.stringify([...new Set(edits.map(({ kind, elements }) => `${kind} ${elements.join()}`))].sort());
const wholly = ({ edits }: Fix) => JSON.stringify(edits);

/**
 * So many of the fixes, in their order: the first, then those with kinds of edits that none before has, then those
 * that change other elements, then the others.
 */
export function diverseFirst(fixes: readonly Fix[], most: number): Fix[] {
  const chosen = new Set<Fix>();
  for (const likeness of [kindsOf, changedOf, wholly]) {
    const seen = new Set([...chosen].map((fix) => likeness(fix)));
    for (const fix of fixes) {
      if (chosen.size >= most || seen.has(likeness(fix))) continue;
      seen.add(likeness(fix));
      chosen.add(fix);
    }
  }
  return fixes.filter((fix) => chosen.has(fix));
}
