/** Longest word that gets a suggestion, and maximum number of words that it is compared with. */
const MAX_LENGTH = 60;
const MAX_CANDIDATES = 200;

/** The known word nearest to an unknown one; null if none is near. */
export function nearest(word: unknown, known: readonly unknown[]): string | null {
  if (typeof word !== 'string' || word.length > MAX_LENGTH) return null;
  const typed = word.toLowerCase();
  // A short word is near to many others by chance.
  let most = Math.min(2, Math.floor(typed.length / 3));
  let found: string | null = null;
  for (const candidate of known.slice(0, MAX_CANDIDATES)) {
    if (typeof candidate !== 'string' || candidate.length > MAX_LENGTH) continue;
    const changes = changesBetween(typed, candidate.toLowerCase(), most);
    if (changes > most) continue;
    found = candidate;
    most = changes - 1;
  }
  return found;
}

/** " Did you mean light-infantry?" with the known word nearest to an unknown one; "" if none is near. */
export function suggestion(word: unknown, known: readonly unknown[]): string {
  const near = nearest(word, known);
  return near === null ? '' : ` Did you mean ${near}?`;
}

/**
 * How many letters to add, remove, replace or swap with the next to make one word of another; over `most`, only that
 * it is over.
 */
function changesBetween(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let least = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        least = Math.min(least, at(before, column - 2) + 1);
      current.push(least);
    }
    if (Math.min(...current, ...above) > most) return most + 1;
    [before, above] = [above, current];
  }
  return at(above, to.length);
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? Number.POSITIVE_INFINITY;
