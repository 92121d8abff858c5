/**
 * Leaves out items for as long as the rest keeps a property, large parts and the first items first: none of what
 * remains can be left out. Yields after each test.
 * @param holds whether the rest still has the property, which all items together have
 */
export function* minimalSubset<Item>(
  items: readonly Item[],
  holds: (rest: readonly Item[]) => boolean,
): Generator<undefined, Item[]> {
  let kept = [...items];
  let size = Math.max(1, Math.floor(kept.length / 2));
  for (;;) {
    let smaller = false;
    for (let at = 0; at < kept.length; ) {
      const rest = kept.toSpliced(at, size);
      yield;
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
