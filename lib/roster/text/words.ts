import { tally } from '../maps';

/** Maximum number of list items that a sentence names, and their approximate total length in characters. */
const MAX_NAMED = 20;
const NAMED_LENGTH = 600;

/** Returns the first items of a list, as many as a sentence names. */
export function namedOf(
  items: readonly string[],
  most = MAX_NAMED,
  longest = NAMED_LENGTH,
): readonly string[] {
  let length = 0;
  const end = items.findIndex((item, at) => {
    length += item.length;
    return at === most || (at > 0 && length > longest);
  });
  return end < 0 ? items : items.slice(0, end);
}

/** Returns the items to name, and the number of the rest: "5 more". */
export function withMore(items: readonly string[], most?: number): readonly string[] {
  const named = namedOf(items, most);
  return named.length === items.length ? items : [...named, `${items.length - named.length} more`];
}

/** "A", "A or B", "A, B or C", with any word. Not Intl.ListFormat, which takes a page some 30 ms to make. */
export function joined(items: readonly string[], word: string): string {
  const before = items.slice(0, -1).join(', ');
  return `${before}${before === '' ? '' : ` ${word} `}${items.at(-1) ?? ''}`;
}

/** "A", "A and B", "A, B and C"; for a long list "A, B, C and 5 more". */
export const inList = (items: readonly string[]): string => joined(withMore(items), 'and');

/** Parts of a sentence, "a; b; c"; for many "a; b; 5 more". */
export const inSeries = (parts: readonly string[]): string => withMore(parts).join('; ');

/** A number and its noun: "1 point", "3 points"; pass an irregular plural. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** A whole number with a typographic minus: "−2". */
export const minus = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** A number with its sign: "+2", "−1", "+0". */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A sum with a true minus sign: "2 − 1 = 1". */
export const sumWithTerms = (first: number, second: number, total: number): string =>
  `${first} ${second < 0 ? '−' : '+'} ${Math.abs(second)} = ${total}`;

/** Capitalises the first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A value as it is in a match, with that of the start behind it if it has changed. */
export const withStart = (now: string, start: string): string =>
  now === start ? now : `${now} (${start} at the start)`;

/** Lower-cases the first letter, except of an abbreviation: "CR", "P1". */
export const uncapitalised = (text: string): string =>
  /^[A-Z][a-z]|^A /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Shortens a text to at most `most` characters by cutting out its middle: a file name keeps its ending. */
export function cutInMiddle(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const end = Math.floor((most - 1) / 2);
  return `${characters.slice(0, most - 1 - end).join('')}…${characters.slice(-end).join('')}`;
}

/** Labels with those that differ only in their number side by side, and short: "Recon 1", "2", "3", "Mortar". */
export function shortLabels(labels: readonly string[]): string[] {
  const alike = new Map<string, string[]>();
  for (const label of labels) {
    const [, base, number] = /^(.*) (\d+)$/.exec(label) ?? [];
    const key = base ?? `=${label}`;
    const short = alike.get(key);
    if (short === undefined) alike.set(key, [label]);
    else short.push(number ?? label);
  }
  return [...alike.values()].flat();
}

/** Numbers equal labels: "Recon 1", "Recon 2"; the others stay as they are, and no number makes two of them equal. */
export function numbered(labels: readonly string[]): string[] {
  const totals = tally(labels);
  const seen = new Map<string, number>();
  return labels.map((label) => {
    if (totals.get(label) === 1) return label;
    let number = (seen.get(label) ?? 0) + 1;
    while (totals.has(`${label} ${number}`)) number += 1;
    seen.set(label, number);
    return `${label} ${number}`;
  });
}

/** An item of a list, under a label that may be numbered. */
interface Labelled {
  id: string;
  label: string;
}

/** Whether items that are in both lists have another label in the second, since equal labels are renumbered. */
export function isRenumbered(before: readonly Labelled[], after: readonly Labelled[]): boolean {
  const labels = new Map(before.map(({ id, label }) => [id, label]));
  return after.some(({ id, label }) => labels.has(id) && labels.get(id) !== label);
}

/**
 * Says that an item was removed: "Recon 3 removed." If the others were renumbered, another may have its label
 * now, so it is named by its place: "Recon removed from position 1 of 3."
 */
export function removedText(id: string, before: readonly Labelled[], after: readonly Labelled[]): string {
  const at = before.findIndex((each) => each.id === id);
  const label = before[at]?.label ?? '';
  if (!isRenumbered(before, after)) return `${label} removed.`;
  return `${label.replace(/ \d+$/, '')} removed from position ${at + 1} of ${before.length}.`;
}

/** The name of a roster until its player names it. */
export const NEW_FORCE = 'New force';
