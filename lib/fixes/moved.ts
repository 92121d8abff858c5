/** Returns the fewest ids that have to move for a list to get the order of another, which has the same ids. */
export function movedFrom(now: readonly string[], before: readonly string[]): string[] {
  const place = new Map(before.map((id, index) => [id, index]));
  /** By id, the longest list that ends with it and is in the order of both. */
  const longest = new Map<string, string[]>();
  let kept: string[] = [];
  for (const id of now) {
    let best: string[] = [];
    for (const [other, list] of longest)
      if ((place.get(other) ?? 0) < (place.get(id) ?? 0) && list.length > best.length) best = list;
    longest.set(id, [...best, id]);
    if (best.length >= kept.length) kept = [...best, id];
  }
  return now.filter((id) => !kept.includes(id));
}
