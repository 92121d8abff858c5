const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "A", "A and B", "A, B and C". */
export const inList = (items: readonly string[]): string =>
  items.length === 1 ? (items[0] as string) : lists.format(items);

/** A number and its noun: "1 point", "3 points"; an irregular plural is given. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** A number with its sign: "+2", "−1", "+0". */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A sum spelt out with a true minus, such as "2 − 1 = 1". */
export const spelledSum = (first: number, second: number, total: number): string =>
  `${first} ${second < 0 ? '−' : '+'} ${Math.abs(second)} = ${total}`;

/** The first letter as a capital. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text of at most so many characters, of which the middle is left out where it is longer: a file's name and its end. */
export function cutInMiddle(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const end = Math.floor((most - 1) / 2);
  return `${characters.slice(0, most - 1 - end).join('')}…${characters.slice(-end).join('')}`;
}

/** Labels made different where they are alike: "Recon 1", "Recon 2"; the others stay as they are. */
export function numbered(labels: readonly string[]): string[] {
  const totals = new Map<string, number>();
  for (const label of labels) totals.set(label, (totals.get(label) ?? 0) + 1);
  const seen = new Map<string, number>();
  return labels.map((label) => {
    if (totals.get(label) === 1) return label;
    const number = (seen.get(label) ?? 0) + 1;
    seen.set(label, number);
    return `${label} ${number}`;
  });
}

const special = /[.*+?^${}()|[\]\\]/g;

/** Does a sentence name something, as a word of its own and not within another? */
const names = (sentence: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(special, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(sentence);

/**
 * Whom to name before a sentence: all who are at fault, unless it names each of them itself. One who is called as its
 * type is may look named where only the type is, so the others alone would be too few.
 */
export const culpritsOf = (sentence: string, labels: readonly string[]): readonly string[] =>
  labels.every((label) => names(sentence, label)) ? [] : labels;
