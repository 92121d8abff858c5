import {
  type ChartCurve,
  type ChartDash,
  type CurveChart,
  chartOutlines,
  chartTable,
  drawn,
  gapsOf,
  withUnit,
} from '@/lib/odds/chart';
import { classes } from '../classes';
import { LateDisclosure } from '../disclosure';
import { FigureTable, percent } from './chart';

/** Pixels of the plot, and what is above and below it. */
const HEIGHT = 168;
const LOW_HEIGHT = 64;
const TOP = 8;
const VALUE_ROOM = 12;
const BOTTOM = 22;

const dashOf = (dash: ChartDash) => (dash === 'solid' ? undefined : gapsOf[dash].join(' '));

/** Solid curves have full markers in the accent; others have open ones in the colour of text. */
const strokeOf = (dash: ChartDash) => (dash === 'solid' ? 'stroke-accent' : 'stroke-ink');
const markOf = (dash: ChartDash) =>
  dash === 'solid' ? 'fill-accent stroke-surface' : 'fill-ground stroke-ink';

interface LineChartProps {
  chart: CurveChart;
  /** What it shows, for those who do not see it. */
  label: string;
  /** What the column headings of the table are short for; the labels of the curves if omitted. */
  caption?: string;
  /** Whether it is a low one of several, with its values at its points. */
  low?: boolean;
}

/** Curves with their legend, and the same as a table. */
export function LineChart({ chart, label, caption = label, low = false }: LineChartProps) {
  return (
    <div>
      <Plot chart={chart} label={label} low={low} />
      {chart.curves.length > 1 && <Legend curves={chart.curves} />}
      <LateDisclosure title="Show as a table" className="mt-2">
        {/* A group: as regions, the tables of like charts would be landmarks of one name. */}
        {/* biome-ignore lint/a11y/useSemanticElements: nothing to fill in, so not a fieldset */}
        <div
          role="group"
          className="-ml-6 overflow-x-auto"
          aria-label={`${caption}, as a table`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
          tabIndex={0}
        >
          <CurveTable chart={chart} caption={caption} />
        </div>
      </LateDisclosure>
    </div>
  );
}

function Plot({ chart, label, low }: { chart: CurveChart; label: string; low: boolean }) {
  const { across, up, curves, marked } = drawn(chart);
  const plotHeight = low ? LOW_HEIGHT : HEIGHT;
  const top = low ? TOP + VALUE_ROOM : TOP;
  const y = (above: number) => top + (1 - above) * plotHeight;
  return (
    <div className="pr-4 pl-11">
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height={top + plotHeight + BOTTOM}
        className="block overflow-visible"
      >
        {(low ? up.filter((_, index) => index % 2 === 0) : up).map(({ at, text }) => (
          <g key={text}>
            <line
              x1="0"
              x2="100%"
              y1={y(at)}
              y2={y(at)}
              className={at === 0 ? 'stroke-edge' : 'stroke-line'}
            />
            <text x="-6" y={y(at) + 4} textAnchor="end" className="condensed fill-muted text-xs">
              {text}
            </text>
          </g>
        ))}
        {across.map(({ at, text }) => (
          <g key={text}>
            <line x1={percent(at, 1)} x2={percent(at, 1)} y1={y(0)} y2={y(0) + 4} className="stroke-edge" />
            <text
              x={percent(at, 1)}
              y={y(0) + 17}
              textAnchor="middle"
              className="condensed fill-muted text-xs"
            >
              {text}
            </text>
          </g>
        ))}
        {marked !== null && (
          <line
            x1={percent(marked, 1)}
            x2={percent(marked, 1)}
            y1={top}
            y2={y(0)}
            strokeWidth="1.5"
            className="stroke-muted"
          />
        )}
        {/* Stretched to the width, with strokes that are not. */}
        <svg
          y={top}
          width="100%"
          height={plotHeight}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          className="overflow-visible"
          aria-hidden
        >
          {curves.map(({ label: name, dash, points }) => (
            <polyline
              key={name}
              points={points.map(({ left, above }) => `${left},${1 - above}`).join(' ')}
              vectorEffect="non-scaling-stroke"
              strokeDasharray={dashOf(dash)}
              strokeWidth="1.75"
              fill="none"
              className={strokeOf(dash)}
            />
          ))}
        </svg>
        {curves.map(({ label: name, dash, marker, points }) => (
          <g key={name}>
            {points.map(({ x, left, above, text }) => (
              <svg key={x} x={percent(left, 1)} y={y(above)} className="overflow-visible" aria-hidden>
                <path d={chartOutlines[marker]} className={markOf(dash)}>
                  <title>{`${name}, ${withUnit(x, chart.across.unit)}: ${text}`}</title>
                </path>
                {low && (
                  // The first would touch the axis.
                  <text
                    x={left === 0 ? 4 : 0}
                    y="-7"
                    textAnchor="middle"
                    className="condensed fill-ink text-xs"
                  >
                    {text}
                  </text>
                )}
              </svg>
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

function Legend({ curves }: { curves: readonly ChartCurve[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 pl-11 text-sm">
      {curves.map(({ label, dash, marker }) => (
        <li key={label} className="flex items-center gap-1.5">
          <svg aria-hidden width="34" height="12" viewBox="0 -6 34 12" className="shrink-0">
            <line
              x1="1"
              x2="33"
              strokeDasharray={dashOf(dash)}
              strokeWidth="1.75"
              className={strokeOf(dash)}
            />
            <path d={chartOutlines[marker]} transform="translate(17 0)" className={markOf(dash)} />
          </svg>
          <span className="min-w-0">{label}</span>
        </li>
      ))}
    </ul>
  );
}

function CurveTable({ chart, caption }: { chart: CurveChart; caption: string }) {
  const table = chartTable(chart);
  const isNarrow = table.heads.length > 4;
  return (
    <div className={classes(isNarrow && 'min-w-80')}>
      <FigureTable caption={caption} {...table} isNarrow={isNarrow} />
    </div>
  );
}
