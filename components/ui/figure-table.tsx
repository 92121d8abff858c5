import { memo, type ReactNode } from 'react';
import { sameData } from './same-data';

type FigureTableProps = { caption: string; heads: string[]; children: ReactNode };

/** The figures of a chart as a table, with column headings. */
export function FigureTable({ caption, heads, children }: FigureTableProps) {
  return (
    <table className="condensed w-full max-w-2xl border-collapse text-sm">
      <caption className="label-caps pb-1 text-left text-muted">{caption}</caption>
      <thead>
        <tr className="border-edge border-b">
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={`py-0.5 font-medium ${index === 0 ? 'text-left' : 'pl-2 text-right'}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type FigureRowProps = {
  head: string;
  /** Muted text after it. */
  aside?: string;
  cells: (string | number)[];
};

/** A row of a figure table: its heading, and one figure per column. */
export const FigureRow = memo(function FigureRow({ head, aside, cells }: FigureRowProps) {
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-0.5 text-left font-normal">
        <bdi>{head}</bdi> {aside && <span className="text-muted">{aside}</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="whitespace-nowrap pl-2 text-right">
          {cell}
        </td>
      ))}
    </tr>
  );
}, sameData);
