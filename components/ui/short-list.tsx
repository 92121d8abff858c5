import type { ReactNode } from 'react';

/** Most items that are rendered. */
const MOST = 100;

interface ShortListProps<Item> {
  items: readonly Item[];
  className?: string;
  /** Renders an item, with a key. */
  children: (item: Item, index: number) => ReactNode;
}

/** A list of limited length: the first items, and how many more there are. */
export function ShortList<Item>({ items, className, children }: ShortListProps<Item>) {
  return (
    <ul className={className}>
      {items.slice(0, MOST).map(children)}
      {items.length > MOST && (
        <li className="py-2">And {(items.length - MOST).toLocaleString('en-GB')} more.</li>
      )}
    </ul>
  );
}
