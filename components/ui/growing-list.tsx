import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { classes } from './classes';

/** Items that are rendered at first, and with each press of the button. */
const STEP = 200;

interface GrowingListProps<Item> {
  items: readonly Item[];
  className?: string;
  /** Renders an item, with a key. */
  children: (item: Item) => ReactNode;
}

/** A list that renders its first items, and more on request. */
export function GrowingList<Item>({ items, className, children }: GrowingListProps<Item>) {
  const [most, setMost] = useState(STEP);
  const more = items.length - most;
  return (
    <>
      <ul className={classes('divide-y divide-line border-line border-y', className)}>
        {items.slice(0, most).map(children)}
      </ul>
      {more > 0 && (
        <div className="py-3">
          <Button onClick={() => setMost(most + STEP)}>
            Show {Math.min(more, STEP)} more of {more.toLocaleString('en-GB')}
          </Button>
        </div>
      )}
    </>
  );
}
