import { Text, View } from '@react-pdf/renderer';
import type { SheetNote } from '../sheet';
import type { PaperFonts } from './fonts';
import type { PaperStyles } from './style';
import { breaksFor } from './wrap';

const SIZE = 8;
/** Space between two columns of notes, in points. */
const GAP = 14;
/** Notes of more lines than this may break over pages, since no page might hold them. */
const LONGEST_UNSPLIT = 24;

interface NotesProps {
  notes: SheetNote[];
  columns: number;
  fonts: PaperFonts;
  styles: PaperStyles;
  width: number;
}

/** Notes in columns, row by row: all on one page where they are few, else each row of them. */
export function Notes({ notes, columns, fonts, styles, width }: NotesProps) {
  if (notes.length === 0) return null;
  const count = Math.min(columns, notes.length);
  const own = width / count;
  const breaks = breaksFor(fonts, own - GAP, SIZE);
  const rows = Array.from({ length: Math.ceil(notes.length / count) }, (_, row) => {
    const those = notes.slice(row * count, (row + 1) * count);
    return { notes: those, lines: Math.max(...those.map((note) => linesOf(note, own - GAP, fonts))) };
  });
  const lines = rows.reduce((sum, row) => sum + row.lines, 0);
  return (
    <View style={styles.notes} wrap={lines > LONGEST_UNSPLIT}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is laid out once and never changes
        <View key={index} style={styles.noteRow} wrap={row.lines > LONGEST_UNSPLIT}>
          {row.notes.map((note, column) => (
            <Text
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is laid out once and never changes
              key={column}
              style={[styles.noteLine, { fontSize: SIZE, width: own, paddingRight: GAP, paddingBottom: 5 }]}
              hyphenationCallback={breaks}
            >
              {note.title === '' ? null : (
                <Text style={styles.noteTitle}>{`${note.title.toUpperCase()}  `}</Text>
              )}
              {note.lines.join('\n')}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

/** Lines that a note takes at a width in points, near enough. */
function linesOf({ title, lines }: SheetNote, width: number, fonts: PaperFonts): number {
  const ems = (width * 0.94) / SIZE;
  const [first = '', ...others] = lines;
  return [`${title.toUpperCase()}   ${first}`, ...others].reduce(
    (sum, line) => sum + Math.max(1, Math.ceil(fonts.ems(line) / ems)),
    0,
  );
}
