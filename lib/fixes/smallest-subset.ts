/**
 * Leaves out items for as long as the rest keeps a property, large parts first: none of what remains can be left out.
 * @param holds whether the rest still has the property, which all items together have
 * @returns null if it takes more tests than `maxTests`
 */
export function smallestSubset<Item>(
  items: readonly Item[],
  holds: (rest: readonly Item[]) => boolean,
  maxTests: number,
): Item[] | null {
  let kept = [...items];
  let size = Math.max(1, Math.floor(kept.length / 2));
  let tests = 0;
  for (;;) {
    let smaller = false;
    for (let at = 0; at < kept.length; ) {
      if (tests++ >= maxTests) return null;
      const rest = kept.toSpliced(at, size);
      if (holds(rest)) {
        kept = rest;
        smaller = true;
      } else at += size;
    }
    // An item needed at first may not be needed later.
    if (size > 1) size = Math.floor(size / 2);
    else if (!smaller) return kept;
  }
}
