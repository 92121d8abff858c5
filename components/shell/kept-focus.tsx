'use client';

import { useEffect } from 'react';
import { whenIdle } from './offline/when-idle';

/** Keeps the focus in the page when what has it goes away. */
export function KeptFocus() {
  useEffect(() => {
    let end: (() => void) | undefined;
    const cancel = whenIdle(() => {
      void import('./keep-focus').then(
        ({ keepFocus }) => {
          end = keepFocus();
        },
        () => undefined,
      );
    });
    return () => {
      cancel();
      end?.();
    };
  }, []);
  return null;
}
