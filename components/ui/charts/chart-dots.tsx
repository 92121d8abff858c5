import { dequal } from 'dequal/lite';
import { memo, type ReactNode } from 'react';
import { percent } from './chart';

export type DotRow = {
  key: string;
  label: string;
  number: number;
  /** Values of the open dot, null for none, and of the filled one. */
  open: number | null;
  full: number;
  /** The difference, as text at the end of the row. */
  note: string;
};

type ChartDotsProps = {
  rows: readonly DotRow[];
  /** Length of the scale, a whole number. */
  most: number;
  /** What the chart shows, for screen readers. */
  label: string;
};

const HEIGHT = 20;
const PAD = 8;

/** Up to two figures per row on one scale: an open dot, a filled dot, and a line between them. */
export function ChartDots({ rows, most, label }: ChartDotsProps) {
  const step = Math.max(1, Math.ceil(most / 8));
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  return (
    <div role="img" aria-label={label} className="condensed text-xs">
      <Row number="" label="" note="">
        {ticks.map((tick) => (
          <text key={tick} x={percent(tick, most)} y="12" textAnchor="middle" className="fill-muted text-2xs">
            {tick}
          </text>
        ))}
      </Row>
      {rows.map((row) => (
        <Dots key={row.key} row={row} ticks={ticks} most={most} />
      ))}
    </div>
  );
}

const Dots = memo(function Dots({ row, ticks, most }: { row: DotRow; ticks: number[]; most: number }) {
  const { number, label, open, full, note } = row;
  return (
    <Row number={number} label={label} note={note}>
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={percent(tick, most)}
          x2={percent(tick, most)}
          y1="0"
          y2={HEIGHT}
          className="stroke-line"
        />
      ))}
      {open !== null && (
        <line
          x1={percent(open, most)}
          x2={percent(full, most)}
          y1={HEIGHT / 2}
          y2={HEIGHT / 2}
          className="stroke-accent"
          strokeWidth="2"
        />
      )}
      <circle cx={percent(full, most)} cy={HEIGHT / 2} r="3.5" className="fill-accent" />
      {open !== null && (
        <circle
          cx={percent(open, most)}
          cy={HEIGHT / 2}
          r="5.5"
          className="fill-transparent stroke-ink"
          strokeWidth="1.25"
        />
      )}
    </Row>
  );
}, dequal);

type RowProps = { number: number | string; label: string; note: string; children: ReactNode };

function Row({ number, label, note, children }: RowProps) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,7fr)_minmax(0,10fr)_2rem] items-center gap-x-1">
      <span className="text-right text-muted">{number}</span>
      <span className="truncate" title={label}>
        {label}
      </span>
      <span className="block" style={{ paddingInline: PAD }}>
        <svg aria-hidden width="100%" height={HEIGHT} className="block overflow-visible">
          {children}
        </svg>
      </span>
      <span className="text-right font-semibold">{note}</span>
    </div>
  );
}
