import { StyleSheet, View } from '@react-pdf/renderer';
import type { SheetBoxes, SheetCell, SheetText } from '../sheet';
import { layBoxes, TickBoxes } from './boxes';
import {
  AROUND,
  besideSymbol,
  type Column,
  faceOf,
  HEAD,
  type InTable,
  mainType,
  RING,
  ringed,
  SMALL,
  spaceAround,
  symbolHeight,
} from './cell-size';
import { Symbolised } from './symbol';
import { fitting, type Type, useFonts, Words, widthOf } from './words';

const TOTAL: Type = { size: 6.5, leading: 1.25 };

const styles = StyleSheet.create({
  label: { paddingTop: 4, paddingBottom: 2 },
  ring: {
    alignSelf: 'flex-start',
    borderWidth: AROUND.line,
    borderRadius: AROUND.radius,
    paddingHorizontal: AROUND.across - AROUND.line,
    paddingVertical: AROUND.down - AROUND.line,
  },
  total: { position: 'absolute' },
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
  const around = spaceAround(cell, column, table);
  const style = {
    ...cellStyle(column),
    paddingTop: first ? around.top : 0.75,
    paddingBottom: last ? around.bottom : 0.75,
  };
  const isText = cell.kind === 'text' && !cell.circled && !table.splits;
  if (isText && !cell.symbol && !cell.lines?.length)
    return <MainText cell={cell} column={column} table={table} style={style} />;
  return (
    <View style={style}>
      <Content cell={cell} column={column} table={table} />
    </View>
  );
}

interface MainTextProps {
  cell: SheetText;
  column: Column;
  table: InTable;
  style?: object;
}

/** The text of a cell without its smaller lines. */
function MainText({ cell, column, table, style = {} }: MainTextProps) {
  const { figure, align } = column.column;
  const raised = figure && cell.strong ? ({ textDecoration: 'underline' } as const) : {};
  return (
    <Words
      face={faceOf(cell, column.column)}
      type={mainType(cell, column, table)}
      width={column.room - besideSymbol(cell, table.dense)}
      style={{ textAlign: align, ...raised, ...style }}
    >
      {cell.text}
    </Words>
  );
}

type ContentProps = Pick<CellProps, 'column' | 'table'> & { cell: SheetCell };

function Content({ cell, column, table }: ContentProps) {
  const { dense } = table;
  const { room } = column;
  const { align } = column.column;
  const small = (width: number) =>
    (cell.lines ?? []).map((line, index) => (
      <Words key={index} face="condensed" type={SMALL} width={width} style={{ textAlign: align }}>
        {line}
      </Words>
    ));
  if (cell.kind === 'boxes')
    return (
      <>
        <Boxes cell={cell} width={room} />
        {small(room)}
      </>
    );
  if (cell.circled) return <Ring cell={cell} width={room} />;
  const type = mainType(cell, column, table);
  const width = room - besideSymbol(cell, dense);
  const words = (
    <>
      {cell.text !== '' && <MainText cell={cell} column={column} table={table} />}
      {small(width)}
    </>
  );
  if (!cell.symbol) return words;
  return (
    <Symbolised symbol={cell.symbol} height={symbolHeight(dense)} line={type.size * type.leading}>
      {words}
    </Symbolised>
  );
}

function Ring({ cell, width }: { cell: SheetText; width: number }) {
  const fonts = useFonts();
  const text = ringed(cell);
  const room = width - 2 * AROUND.across;
  const type = fitting(text, 'semibold', [RING, { ...RING, size: 7.5 }], room, fonts);
  const wide = Math.min(widthOf(text, 'semibold', type, fonts), room) + 0.1;
  return (
    <View style={styles.ring}>
      <View style={{ width: wide }}>
        <Words face="semibold" type={type} width={wide}>
          {text}
        </Words>
      </View>
    </View>
  );
}

function Boxes({ cell, width }: { cell: SheetBoxes; width: number }) {
  const layout = layBoxes(cell, width);
  const { blank } = layout;
  return (
    <View>
      <TickBoxes layout={layout} width={width} />
      {blank && (
        <View style={{ ...styles.total, left: blank.x, top: blank.y + 0.5 }}>
          <Words face="condensed" type={TOTAL} width={width - blank.x}>
            {cell.total}
          </Words>
        </View>
      )}
    </View>
  );
}
