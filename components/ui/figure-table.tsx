import { dequal } from 'dequal/lite';
import { memo, type ReactNode } from 'react';
import { Disclosure } from './disclosure';

/** A row of a figure table: its heading with muted text after it, and one figure per column. */
export type FigureRow = {
  head: string;
  aside?: string | undefined;
  cells: readonly (string | number)[];
};

type FigureTableProps = {
  caption?: string;
  heads: readonly string[];
  rows: readonly FigureRow[];
  /** The row of the sums. */
  foot?: FigureRow;
  /** Whether it has many columns, of a digit or two. */
  isNarrow?: boolean;
};

/** The figures of a chart as a table, with column headings. */
export function FigureTable({ caption, heads, rows, foot, isNarrow = false }: FigureTableProps) {
  return (
    <table
      className={`condensed w-full max-w-2xl border-collapse ${isNarrow ? 'text-2xs sm:text-sm' : 'text-sm'}`}
    >
      {caption && <caption className="label-caps pb-1 text-left text-muted">{caption}</caption>}
      <thead>
        <tr className="border-edge border-b">
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={`py-0.5 font-medium ${index === 0 ? 'text-left' : `text-right ${isNarrow ? 'pl-0.5' : 'pl-2'}`}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} {...row} isNarrow={isNarrow} />
        ))}
      </tbody>
      {foot && (
        <tfoot className="font-medium">
          <Row {...foot} isNarrow={isNarrow} />
        </tfoot>
      )}
    </table>
  );
}

const Row = memo(function Row({ head, aside, cells, isNarrow }: FigureRow & { isNarrow: boolean }) {
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-0.5 text-left font-normal">
        <bdi>{head}</bdi> {aside && <span className="text-muted">{aside}</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className={`whitespace-nowrap text-right ${isNarrow ? 'pl-0.5' : 'pl-2'}`}>
          {cell}
        </td>
      ))}
    </tr>
  );
}, dequal);

/** The tables of a force's charts, which open below them. */
export const FigureTables = ({ children }: { children: ReactNode }) => (
  <Disclosure title="Show as tables">
    <div className="-ml-6 space-y-6">{children}</div>
  </Disclosure>
);
