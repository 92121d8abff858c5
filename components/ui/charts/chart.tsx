import { dequal } from 'dequal/lite';
import { memo, type ReactNode, useId } from 'react';
import { LateDisclosure } from '../disclosure';

/** How a mark is filled; no two differ by colour alone. */
export type ChartFill = 'solid' | 'hatch' | 'dots' | 'open' | 'void';

type ChartFigureProps = {
  title: string;
  children: ReactNode;
  /** A line that says how to read it. */
  note?: ReactNode;
};

/** A chart under its title. */
export function ChartFigure({ title, note, children }: ChartFigureProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="min-w-0 break-inside-avoid-page">
      <figcaption className="mb-2">
        <h3 id={id} className="label-caps">
          {title}
        </h3>
        {note && <p className="max-w-prose text-muted text-xs">{note}</p>}
      </figcaption>
      {children}
    </figure>
  );
}

/** The patterns of the fills; `id` must be unique on the page. */
export function ChartDefs({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-hatch`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V5" className="stroke-accent" strokeWidth="1.5" />
      </pattern>
      <pattern id={`${id}-dots`} width="5" height="5" patternUnits="userSpaceOnUse">
        <circle cx="1.25" cy="1.25" r="0.9" className="fill-accent" />
        <circle cx="3.75" cy="3.75" r="0.9" className="fill-accent" />
      </pattern>
    </defs>
  );
}

const outlines: Record<ChartFill, string> = {
  solid: 'fill-accent stroke-surface',
  hatch: 'stroke-accent',
  dots: 'stroke-accent',
  open: 'fill-surface stroke-edge',
  void: 'fill-transparent stroke-edge [stroke-dasharray:3_2]',
};

/** Returns the props of a chart's rectangle for a fill. */
export function fillProps(fill: ChartFill, id: string): { className: string; fill?: string } {
  const patterned = fill === 'hatch' || fill === 'dots';
  return { className: outlines[fill], ...(patterned ? { fill: `url(#${id}-${fill})` } : {}) };
}

/** A small square of a fill, for a legend. */
export function Swatch({ fill }: { fill: ChartFill }) {
  const id = useId();
  return (
    <svg aria-hidden width="14" height="14" className="inline-block shrink-0 align-[-0.15em]">
      <ChartDefs id={id} />
      <rect x="0.5" y="0.5" width="13" height="13" {...fillProps(fill, id)} />
    </svg>
  );
}

/** Returns a length on a scale from 0 to `most`, as a percentage for SVG. */
export const percent = (value: number, most: number): string => `${(value / most) * 100}%`;

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
    <div className="overflow-x-auto">
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
    </div>
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
  <LateDisclosure title="Show as tables">
    <div className="-ml-6 space-y-6">{children}</div>
  </LateDisclosure>
);
