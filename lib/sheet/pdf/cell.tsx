import { StyleSheet, View } from '@react-pdf/renderer';
import type { SheetCell } from '../sheet';
import { TickBoxes } from './boxes';
import {
  AROUND,
  besideTexts,
  type Column,
  HEAD,
  type InTable,
  spaceAround,
  symbolHeight,
  textsOf,
} from './cell-size';
import { Symbolised } from './symbol';
import { type Style, Words } from './words';

const styles = StyleSheet.create({
  label: { paddingTop: 4, paddingBottom: 2 },
  ring: {
    alignSelf: 'flex-start',
    borderWidth: AROUND.line,
    borderRadius: AROUND.radius,
    paddingHorizontal: AROUND.across - AROUND.line,
    paddingVertical: AROUND.down - AROUND.line,
  },
  underlined: { textDecoration: 'underline' },
});

/** The style of a cell: its width with the space beside its contents. */
const cellStyle = ({ column, begins, room, wide }: Column) => ({
  width: wide,
  paddingLeft: begins,
  paddingRight: Math.max(0, wide - begins - room),
  textAlign: column.align,
});

/** The label of a column. */
export const Label = ({ column }: { column: Column }) => (
  <Words
    face="condensedBold"
    type={HEAD}
    width={column.room}
    style={{ ...cellStyle(column), ...styles.label }}
  >
    {column.column.label}
  </Words>
);

interface CellProps {
  cell: SheetCell | undefined;
  column: Column;
  table: InTable;
  /** Its position among rows that share a cell and are set close to each other. */
  first: boolean;
  last: boolean;
}

/** A cell, with the space above and below it. */
export function Cell({ cell, column, table, first, last }: CellProps) {
  if (!cell) return <View style={cellStyle(column)} />;
  const width = column.room - besideTexts(cell, table.dense);
  const { top, bottom } = spaceAround(cell, column.column, width, table);
  const style = {
    ...cellStyle(column),
    paddingTop: first ? top : 0.75,
    paddingBottom: last ? bottom : 0.75,
  };
  const texts = textsOf(cell, column.column, width, table);
  const words = (around: Style = {}) =>
    texts.map(({ text, face, type, underlined }, index) => (
      <Words
        key={index}
        face={face}
        type={type}
        width={width}
        style={{ ...around, ...(underlined ? styles.underlined : {}) }}
      >
        {text}
      </Words>
    ));
  if (cell.kind === 'boxes')
    return (
      <View style={style}>
        <TickBoxes boxes={cell} width={width} />
        {words()}
      </View>
    );
  if (cell.circled)
    return (
      <View style={style}>
        <View style={styles.ring}>{words()}</View>
      </View>
    );
  const line = (texts[0]?.type.size ?? 0) * (texts[0]?.type.leading ?? 0);
  if (cell.symbol)
    return (
      <View style={style}>
        <Symbolised symbol={cell.symbol} height={symbolHeight(table.dense)} line={line}>
          {words()}
        </Symbolised>
      </View>
    );
  // Most cells are a single text, which needs no view around it.
  return texts.length === 1 && !table.splits ? words(style) : <View style={style}>{words()}</View>;
}
