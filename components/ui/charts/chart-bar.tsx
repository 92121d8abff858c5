import { dequal } from 'dequal/lite';
import { memo, useId } from 'react';
import { ChartDefs, type ChartFill, fillProps, percent } from './chart';

export type ChartSegment = {
  key: string;
  from: number;
  size: number;
  fill: ChartFill;
  /** Shown in the segment if it fits. */
  text?: string | number;
  /** Tooltip. */
  title?: string;
};

type ChartBarProps = {
  segments: readonly ChartSegment[];
  /** Length of the scale. */
  most: number;
  /** A line across the bar: a limit. */
  mark?: number | null;
  height?: number;
};

/** Share of the scale below which a segment has no room for its text. */
const ROOM = 0.035;

/** One bar of segments on a scale from 0; as wide as its container, with text of a fixed size. */
export const ChartBar = memo(function ChartBar({ segments, most, mark = null, height = 26 }: ChartBarProps) {
  const id = useId();
  return (
    <svg aria-hidden width="100%" height={height} className="block overflow-visible">
      <ChartDefs id={id} />
      {segments.map(({ key, from, size, fill, text, title }) => (
        <svg key={key} aria-hidden x={percent(from, most)} width={percent(size, most)} height={height}>
          {title && <title>{title}</title>}
          <rect x="0" y="1" width="100%" height={height - 2} {...fillProps(fill, id)} />
          {text !== undefined && size / most >= ROOM && (
            <text
              x="50%"
              y={height / 2}
              dominantBaseline="central"
              textAnchor="middle"
              strokeWidth="4"
              strokeLinejoin="round"
              className={
                fill === 'solid'
                  ? 'condensed fill-on-fill font-semibold text-xs'
                  : 'condensed fill-ink stroke-surface font-semibold text-xs [paint-order:stroke]'
              }
            >
              {text}
            </text>
          )}
        </svg>
      ))}
      {mark !== null && (
        <line
          x1={percent(mark, most)}
          x2={percent(mark, most)}
          y1="-3"
          y2={height + 3}
          className="stroke-ink"
          strokeWidth="2"
        />
      )}
    </svg>
  );
}, dequal);
