import { dequal } from 'dequal';
import { memo, type ReactNode } from 'react';

type FigureTableProps = {
  caption?: string;
  heads: string[];
  children: ReactNode;
  /** The row of the sums. */
  foot?: ReactNode;
  /** Whether it has many columns, of a digit or two. */
  isNarrow?: boolean;
};

/** The figures of a chart as a table, with column headings. */
export function FigureTable({ caption, heads, children, foot, isNarrow = false }: FigureTableProps) {
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
      <tbody>{children}</tbody>
      {foot && <tfoot className="font-medium">{foot}</tfoot>}
    </table>
  );
}

type FigureRowProps = {
  head: string;
  /** Muted text after it. */
  aside?: string;
  cells: (string | number)[];
  isNarrow?: boolean;
};

/** A row of a figure table: its heading, and one figure per column. */
export const FigureRow = memo(function FigureRow({ head, aside, cells, isNarrow }: FigureRowProps) {
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
