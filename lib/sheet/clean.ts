import type { Printable } from './card';
import type { Sheet } from './sheet';

const LINE_ENDS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
const LONE_SURROGATES = /\p{Surrogate}/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;
const CONTROLS_AND_SPACES = /[\p{Control}\s]+/gu;
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;
/** Keys of a sheet whose values are looked up, not printed. */
const KEYS = new Set(['id', 'kind', 'severity', 'orientation', 'align', 'link', 'frame', 'strokes']);

/**
 * Returns a text as one printable line: composed, without control characters, direction overrides, invisible
 * characters and stacked accents; any run of white space becomes one space.
 */
export function cleanText(text: string): string {
  return text
    .replace(LONE_SURROGATES, '\uFFFD')
    .replace(INVISIBLE, '')
    .replace(CONTROLS_AND_SPACES, ' ')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .trim();
}

/** Returns a sheet, cards or slips with `change` applied to every printed string and its key; ids and the like stay. */
export function mapSheetText<Printed extends Printable>(
  printed: Printed,
  change: (text: string, key: string) => string,
): Printed {
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return KEYS.has(key) ? value : change(value, key);
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
  };
  return walk(printed, '') as Printed;
}

/** Returns the sheet with all its text cleaned; line breaks in notes start new lines. */
export function cleanSheet(sheet: Sheet): Sheet {
  const notes = sheet.notes.map((note) => ({
    ...note,
    lines: note.lines.flatMap((line) => line.split(LINE_ENDS)),
  }));
  return mapSheetText({ ...sheet, notes }, (text) => cleanText(text));
}

/** Changes what the reader of pasted texts would take for a link or a roster: only the link at the end of a text is one. */
export const withoutLinks = (line: string): string =>
  line.replace(/(?<!\w)([rpcg]\d+)\\?\./g, '$1 .').replace(/\\?\{|^\[/g, '(');
