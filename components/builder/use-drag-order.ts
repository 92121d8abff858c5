import { type PointerEvent, useCallback, useRef, useState } from 'react';

/** Reorders a list by dragging a row's handle, with a mouse, a pen or a finger. */
export interface DragOrder {
  listRef: (list: HTMLOListElement | null) => void;
  /** Handles `pointerdown` on the handle. */
  grab: (event: PointerEvent, id: string, index: number) => void;
  /** Index of the row at which the dragged one would land, and on which side of it. */
  dropAt: number | null;
  side: 'above' | 'below';
}

/** The hook for a list whose rows can be dragged; `move` is called once, at the drop. */
export function useDragOrder(move: (id: string, to: number) => void): DragOrder {
  const list = useRef<HTMLOListElement | null>(null);
  const [drop, setDrop] = useState<{ at: number; from: number } | null>(null);
  const listRef = useCallback((node: HTMLOListElement | null) => {
    list.current = node;
  }, []);
  const grab = useCallback(
    (event: PointerEvent, id: string, index: number) => {
      if (event.button !== 0) return;
      event.preventDefault();
      const stop = new AbortController();
      const { signal } = stop;
      let to = index;
      const moved = ({ clientY }: globalThis.PointerEvent) => {
        const rows = [...(list.current?.children ?? [])];
        const at = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
        to = at === -1 ? rows.length - 1 : at;
        setDrop(to === index ? null : { at: to, from: index });
      };
      const end = () => {
        stop.abort();
        setDrop(null);
      };
      window.addEventListener('pointermove', moved, { signal });
      window.addEventListener('pointercancel', end, { signal });
      window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal });
      window.addEventListener(
        'pointerup',
        () => {
          end();
          if (to !== index) move(id, to);
        },
        { signal },
      );
    },
    [move],
  );
  return {
    listRef,
    grab,
    dropAt: drop?.at ?? null,
    side: drop && drop.at < drop.from ? 'above' : 'below',
  };
}
