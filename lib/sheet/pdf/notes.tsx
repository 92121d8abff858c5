import { View } from '@react-pdf/renderer';
import type { SheetNote } from '../sheet';
import type { Item } from './flow';
import type { PaperFonts } from './fonts';
import { heightOf } from './measure';
import { Rules } from './rules';
import { longestWord, type Run, type Type, Words } from './words';

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
  const rows = Array.from({ length: Math.ceil(notes.length / count) }, (_, row) => (
    <View key={row} style={{ flexDirection: 'row', paddingBottom: 5 }}>
      {notes.slice(row * count, (row + 1) * count).map((note, index) => (
        <View key={index} style={{ width: own }}>
          <Note note={note} width={own - GAP} fonts={fonts} />
        </View>
      ))}
    </View>
  ));
  const few = heightOf(rows) <= TOGETHER * TYPE.size * TYPE.leading;
  const line = (
    <View style={{ marginTop: 9, height: 5 }}>
      <Rules width={width} top={0.75} />
    </View>
  );
  return [
    { block: line, keep: true },
    ...rows.map((block, index) => ({ block, keep: few && index < rows.length - 1 })),
  ];
}

function Note({ note, width, fonts }: { note: SheetNote; width: number; fonts: PaperFonts }) {
  const { title, lines } = note;
  const [first = '', ...others] = lines;
  const heading: Run[] = title === '' ? [] : [{ face: 'condensedBold', text: title.toUpperCase() }];
  const texts: Run[][] = [
    [...heading, { face: 'regular', text: title === '' ? first : `\u2002${first}` }],
    ...others.map((text): Run[] => [{ face: 'regular', text }]),
  ];
  return texts.map((runs, index) =>
    runs.every(({ text }) => text === '') ? (
      <View key={index} style={{ height: TYPE.size * TYPE.leading }} />
    ) : (
      <Words key={index} type={TYPE} width={width} fonts={fonts}>
        {runs}
      </Words>
    ),
  );
}
