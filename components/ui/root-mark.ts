import { useLayoutEffect } from 'react';

type RootMark = 'modal' | 'filled' | 'connection' | 'totals-bar' | 'update-offer' | 'printed';

const counts = new Map<RootMark, number>();

function count(mark: RootMark, by: 1 | -1) {
  const next = (counts.get(mark) ?? 0) + by;
  counts.set(mark, next);
  document.documentElement.toggleAttribute(`data-has-${mark}`, next > 0);
}

/**
 * Sets an attribute on the root element, such as `data-has-modal`, while a component that needs it is shown. In place of
 * `:root:has()`, which the browser matches again with every change of the page: at 60 elements a third of a keystroke.
 */
export function useRootMark(mark: RootMark, on = true) {
  useLayoutEffect(() => {
    if (!on) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, on]);
}

/**
 * Reserves the height of the bar at the bottom, for what stands above it and at the end of the page: the bar wraps if
 * its text is long. Returns the cleanup.
 */
export function reserveRoom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bar-room', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar-room');
  };
}
