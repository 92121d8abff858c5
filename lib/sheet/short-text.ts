import { shownFingerprint } from '@/lib/roster/fingerprint-text';
import type { SheetCard } from './card';
import { cleanSheet, cleanText } from './clean';
import type { Sheet } from './sheet';

/** Most characters of a line, so that a phone shows it whole, and most lines. */
const WIDTH = 40;
const LINES = 15;

/**
 * A roster in a few short lines, for a chat: name, figures, verdict, and a line for each element as long as there is
 * room for them.
 * @param figures the brief ones: "FC 15 of 15"
 * @param cards one for each element
 */
export function shortText(
  sheet: Sheet,
  figures: readonly string[],
  cards: readonly Pick<SheetCard, 'title' | 'what'>[],
): string {
  const { title, system, player, verdict, fingerprint } = cleanSheet(sheet);
  const head = [
    ...wrapped([title, system]),
    ...(player === '' ? [] : [cut(player)]),
    ...wrapped(figures),
    ...(verdict === null ? [] : wrapped([verdict.text])),
  ];
  const foot = fingerprint === undefined ? [] : [shownFingerprint(fingerprint)];
  const room = LINES - head.length - foot.length;
  const shown = cards.length <= room ? cards : cards.slice(0, room - 1);
  const more = cards.length - shown.length;
  const elements = shown.map(({ title: name, what }) => cut(`- ${cleanText(name)}: ${cleanText(what)}`));
  const lines = [...head, ...elements, ...(more > 0 ? [`and ${more} more`] : []), ...foot];
  return lines.map((line) => `${line}\n`).join('');
}

/** A text no longer than a line, cut at a word where it is longer. */
function cut(text: string): string {
  const letters = [...text];
  if (letters.length <= WIDTH) return text;
  const most = letters.slice(0, WIDTH - 1).join('');
  const word = most.lastIndexOf(' ');
  return `${most.slice(0, word > WIDTH / 2 ? word : undefined).replace(/[\s·:]+$/, '')}…`;
}

/** Parts with dots between them, in as many lines as they need. */
function wrapped(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts.filter((each) => each !== '')) {
    const longer = `${lines.at(-1)} · ${part}`;
    if (lines.length > 0 && [...longer].length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(cut(part));
  }
  return lines;
}
