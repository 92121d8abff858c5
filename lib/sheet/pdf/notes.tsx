import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { SheetNote } from '../sheet';
import type { PaperFonts } from './fonts';
import { Edge } from './lines';
import { linesIn, longestWord, type Type, textStyle, useFonts, Words } from './words';

const TYPE: Type = { size: 8, leading: 1.3 };
/** Space between two columns of notes, in points. */
const GAP = 14;
/** Notes that may be higher than this may be split between pages, and so may a row of them, in points. */
const TALL = { notes: 250, row: 320 } as const;

const styles = StyleSheet.create({
  notes: { marginTop: 9, paddingTop: 5 },
  row: { flexDirection: 'row', paddingBottom: 5 },
  blank: { height: TYPE.size * TYPE.leading },
});

interface NotesProps {
  notes: readonly SheetNote[];
  columns: number;
  width: number;
}

/**
 * Notes in columns, row by row: all on one page if they are short, else at least each row; in fewer columns if one
 * would be narrower than a word.
 */
export function Notes({ notes, columns, width }: NotesProps) {
  const fonts = useFonts();
  if (notes.length === 0) return null;
  const { own, rows, heights } = inColumns(notes, columns, width, fonts);
  return (
    <View wrap={sumOf(heights) > TALL.notes} style={styles.notes}>
      <Edge side="top" weight={0.75} />
      {rows.map((row, index) => (
        <View key={index} wrap={(heights[index] ?? 0) > TALL.row} style={styles.row}>
          {row.map((note, at) => (
            <View key={at} style={{ width: own, paddingRight: GAP }}>
              <Note note={note} width={own - GAP} />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, each) => sum + each, 0);

/** The width of the columns, the notes in each row, and about how high it is, in points. */
function inColumns(notes: readonly SheetNote[], columns: number, width: number, fonts: PaperFonts) {
  const texts = notes.flatMap(({ title, lines }) => [title.toUpperCase(), ...lines]);
  const longest = Math.max(...texts.map((text) => longestWord(text, 'regular', TYPE, fonts)));
  const count = Math.max(1, Math.min(columns, notes.length, Math.floor(width / (longest + GAP))));
  const own = width / count;
  const rows = Array.from({ length: Math.ceil(notes.length / count) }, (_, row) =>
    notes.slice(row * count, (row + 1) * count),
  );
  const linesOf = ({ title, lines: [first = '', ...others] }: SheetNote) =>
    [`${title} ${first}`, ...others].map((line) => linesIn(line, 'regular', TYPE, own - GAP, fonts));
  const heights = rows.map(
    (row) => Math.max(...row.map((note) => sumOf(linesOf(note)))) * TYPE.size * TYPE.leading + 5,
  );
  return { own, rows, heights };
}

/** Returns about how high notes are, in points, before react-pdf lays them out. */
export const notesHeight = ({ notes, columns, width }: NotesProps, fonts: PaperFonts): number =>
  notes.length === 0 ? 0 : 14 + sumOf(inColumns(notes, columns, width, fonts).heights);

function Note({ note: { title, lines }, width }: { note: SheetNote; width: number }) {
  const heading = textStyle('condensedBold', TYPE, useFonts());
  const [first = '', ...others] = lines;
  return [first, ...others].map((line, index) => {
    const titled = index === 0 && title !== '';
    if (line === '' && !titled) return <View key={index} style={styles.blank} />;
    return (
      <Words key={index} type={TYPE} width={width}>
        {titled && <Text style={heading}>{`${title.toUpperCase()} `}</Text>}
        {line}
      </Words>
    );
  });
}
