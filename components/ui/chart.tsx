import { type ReactNode, useId } from 'react';

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
