import type { ReactNode } from 'react';
import type { UnitSymbol as UnitSymbolData } from '@/lib/symbols/unit-symbol';
import { UnitSymbol } from '../unit-symbol';
import { type ChartFill, Swatch } from './chart';

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
