import { dequal } from 'dequal/lite';
import { memo, type ReactNode, useId } from 'react';
import type { UnitSymbol as UnitSymbolData } from '@/lib/symbols/unit-symbol';
import { UnitSymbol } from '../unit-symbol';
import { ChartDefs, type ChartFill, fillProps, percent, Swatch } from './chart';

interface ChartItemsProps<Item> {
  items: readonly Item[];
  /** What is above the chart of an item: its number in the list, its symbol, its label. */
  headOf: (item: Item) => {
    key: string;
    number?: ReactNode;
    symbol?: UnitSymbolData;
    label: string;
    title?: string;
  };
  /** Draws the chart of an item. */
  children: (item: Item) => ReactNode;
  className?: string;
}

/** Small charts side by side, each under the label of what it is about. */
export const ChartItems = <Item,>({
  items,
  headOf,
  children,
  className = 'grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-4 gap-y-3',
}: ChartItemsProps<Item>) => (
  <ul className={className}>
    {items.map((item) => {
      const { key, number, symbol, label, title = label } = headOf(item);
      return (
        <li key={key} className="min-w-0 break-inside-avoid">
          <p className="condensed truncate text-xs" title={title}>
            {number && <span className="text-muted">{number} </span>}
            {symbol && (
              <>
                <UnitSymbol symbol={symbol} className="align-text-bottom" />{' '}
              </>
            )}
            {label}
          </p>
          {children(item)}
        </li>
      );
    })}
  </ul>
);

/** What the fills of a chart mean. */
export const ChartLegend = ({
  entries,
}: {
  entries: readonly (readonly [key: string, fill: ChartFill, text: ReactNode])[];
}) => (
  <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {entries.map(([key, fill, text]) => (
      <li key={key} className="flex items-center gap-1.5">
        <Swatch fill={fill} /> <span className="min-w-0">{text}</span>
      </li>
    ))}
  </ul>
);

/** A bar of a chart under its name. */
export const NamedBar = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <p className="mb-0.5 break-words text-xs">{name}</p>
    {children}
  </div>
);

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
