import type { SheetNote } from '../sheet';
import { type Box, framed, gap, sideBySide, spaced, stacked } from './box';
import type { Item } from './flow';
import type { PaperFonts } from './fonts';
import type { Run } from './ink';
import { longestWord, type Type, textBox, wrap } from './lines';

const TYPE: Type = { size: 8, leading: 1.3 };
/** Space between two columns of notes, in points. */
const GAP = 14;
/** Notes of more lines than this may be split between pages. */
const TOGETHER = 24;

/**
 * Lays out notes in columns, row by row: all on one page if they are short, else at least each row; in fewer columns if
 * one would be narrower than a word.
 */
export function noteItems(
  notes: readonly SheetNote[],
  columns: number,
  width: number,
  fonts: PaperFonts,
): Item[] {
  if (notes.length === 0) return [];
  const texts = notes.flatMap(({ title, lines }) => [title.toUpperCase(), ...lines]);
  const longest = Math.max(...texts.map((text) => longestWord(text, 'regular', TYPE, fonts)));
  const count = Math.max(1, Math.min(columns, notes.length, Math.floor(width / (longest + GAP))));
  const own = width / count;
  const rows = Array.from({ length: Math.ceil(notes.length / count) }, (_, row) =>
    spaced(
      sideBySide(
        notes
          .slice(row * count, (row + 1) * count)
          .map((note, column) => ({ left: column * own, box: noteBox(note, own - GAP, fonts) })),
      ),
      { bottom: 5 },
    ),
  );
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const few = height <= TOGETHER * TYPE.size * TYPE.leading;
  const line = framed(gap(5), (ink, x, y) => ink.rule(0.75, x, y, x + width, y));
  return [
    { box: spaced(line, { top: 9 }), keep: true },
    ...rows.map((box, index) => ({ box, keep: few && index < rows.length - 1 })),
  ];
}

function noteBox({ title, lines }: SheetNote, width: number, fonts: PaperFonts): Box {
  const [first = '', ...others] = lines;
  const heading: Run[] = title === '' ? [] : [{ face: 'condensedBold', text: title.toUpperCase() }];
  const line = (runs: Run[]) => {
    const set = wrap(runs, TYPE, width, fonts);
    return set.lines.length === 0 ? gap(TYPE.size * TYPE.leading) : textBox(set, { width });
  };
  return stacked([
    line([...heading, { face: 'regular', text: title === '' ? first : `\u2002${first}` }]),
    ...others.map((text) => line([{ face: 'regular', text }])),
  ]);
}
