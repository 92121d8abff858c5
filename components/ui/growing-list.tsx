import { type ReactNode, useState } from 'react';
import { Button } from './button';

/** Items that are rendered at first, and with each press of the button. */
const STEP = 200;

interface GrowingListProps<Item> {
  items: readonly Item[];
  /** Renders an item, with a key. */
  children: (item: Item) => ReactNode;
}

/** A list that renders its first items, and more on request. */
export function GrowingList<Item>({ items, children }: GrowingListProps<Item>) {
  const [most, setMost] = useState(STEP);
  const more = items.length - most;
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">{items.slice(0, most).map(children)}</ul>
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
