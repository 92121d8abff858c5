import { shownFingerprint } from '@/lib/roster/fingerprint-text';
import type { SheetCard } from './card';
import { cleanSheet, cleanText } from './clean';
import type { Sheet } from './sheet';

/** Maximum number of characters in a line, so that a phone does not wrap it, and of lines. */
const WIDTH = 40;
const LINES = 15;

/**
 * Returns a roster in a few short lines, for a chat: name, figures, verdict, and a line for each element as long as
 * there is room. Parts of an element that do not fit its line are left out, the least important first.
 * @param figures the brief figures: "FC 15 of 15"
 * @param cards the game's cards; those with `brief` are elements
 */
export function shortText(
  sheet: Sheet,
  figures: readonly string[],
  cards: readonly Pick<SheetCard, 'title' | 'brief'>[],
): string {
  const { title, system, player, verdict, fingerprint } = cleanSheet(sheet);
  const head = [
    ...wrapped([title, system]),
    ...(player === '' ? [] : [cut(player)]),
    ...wrapped(figures),
    ...(verdict === null ? [] : broken(verdict.text)),
  ];
  const foot = fingerprint === undefined ? [] : [shownFingerprint(fingerprint)];
  const room = LINES - head.length - foot.length;
  const elements = cards.flatMap(({ title: name, brief }) => (brief ? [elementLine(name, brief)] : []));
  const shown = elements.length <= room ? elements : elements.slice(0, room - 1);
  const more = elements.length - shown.length;
  const lines = [...head, ...shown, ...(more > 0 ? [`and ${more} more`] : []), ...foot];
  return lines.map((line) => `${line}\n`).join('');
}

const fits = (text: string): boolean => [...text].length <= WIDTH;

/** "- Breakwater: 4 pts · P3 mech": the name, the most important part, and the others that fit. */
function elementLine(name: string, brief: readonly string[]): string {
  const [first = '', ...others] = brief.map(cleanText);
  const shown = cut(`- ${cleanText(name)}`, WIDTH - [...first].length - 2);
  return others.reduce(
    (line, part) => (fits(`${line} · ${part}`) ? `${line} · ${part}` : line),
    `${shown}: ${first}`,
  );
}

/** Breaks a text into lines at its words. */
function broken(text: string): string[] {
  const [first = '', ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Cuts a text that is longer than a line, preferably at a word. */
function cut(text: string, width = WIDTH): string {
  const letters = [...text];
  if (letters.length <= width) return text;
  const most = letters.slice(0, width - 1).join('');
  const word = most.lastIndexOf(' ');
  return `${most.slice(0, word > width / 2 ? word : undefined).replace(/[\s·:]+$/, '')}…`;
}

/** Joins parts with dots, in as many lines as they need. */
function wrapped(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts.filter((each) => each !== '')) {
    const longer = `${lines.at(-1)} · ${part}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(cut(part));
  }
  return lines;
}
