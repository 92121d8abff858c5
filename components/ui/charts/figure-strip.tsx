import type { ReactNode } from 'react';
import { classes } from '../classes';

interface StripFigure {
  label: string;
  value: ReactNode;
  /** A muted line below it. */
  note?: string;
  /** What is wrong with it, for screen readers; undefined if nothing is. */
  wrong?: string | undefined;
}

/** Some figures side by side, each under its label. */
export const FigureStrip = ({ figures, className }: { figures: StripFigure[]; className?: string }) => (
  <dl
    className={classes(
      'grid auto-cols-fr grid-flow-col divide-x divide-line border-line border-y text-center',
      className,
    )}
  >
    {figures.map(({ label, value, note, wrong }) => (
      <div key={label} className="min-w-0 px-2 py-1">
        <dt className="label-caps text-muted">{label}</dt>
        <dd className={classes(wrong && 'text-error')}>
          <span className="block font-semibold text-lg">
            {value}
            {wrong && <span className="sr-only">, {wrong}</span>}
          </span>
          {note && <span className="condensed block text-muted text-xs">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
