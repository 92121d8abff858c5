/** Most items of a list that a sentence names, and about how many characters these may come to. */
const MOST_NAMED = 20;
const NAMED_LENGTH = 600;

/** The first items of a list, as many as a sentence names. */
export function namedOf(
  items: readonly string[],
  most = MOST_NAMED,
  longest = NAMED_LENGTH,
): readonly string[] {
  let length = 0;
  const end = items.findIndex((item, at) => {
    length += item.length;
    return at === most || (at > 0 && length > longest);
  });
  return end < 0 ? items : items.slice(0, end);
}

/** The items that are named, and of the others how many: "5 more". */
function withMore(items: readonly string[]): readonly string[] {
  const named = namedOf(items);
  return named.length === items.length ? items : [...named, `${items.length - named.length} more`];
}

/** "A", "A and B", "A, B and C"; of a long list "A, B, C and 5 more". */
export function inList(items: readonly string[]): string {
  const named = withMore(items);
  const before = named.slice(0, -1).join(', ');
  return `${before}${before === '' ? '' : ' and '}${named.at(-1) ?? ''}`;
}

/** Parts of a sentence, "a; b; c"; of many "a; b; 5 more". */
export const inSeries = (parts: readonly string[]): string => withMore(parts).join('; ');

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
