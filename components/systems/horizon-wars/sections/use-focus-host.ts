'use client';

import { useRef } from 'react';

/** A place that takes the focus when the pressed button goes away with what it did; give it `tabIndex={-1}`. */
export function useFocusHost() {
  const host = useRef<HTMLDivElement>(null);
  const keep = (act: () => void) => {
    act();
    host.current?.focus({ preventScroll: true });
  };
  return { host, keep };
}
