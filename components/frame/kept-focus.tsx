'use client';

import { useEffect } from 'react';
import { whenIdle } from '../shared/loading/when-idle';

/**
 * Keeps the focus in the page when what has it goes away, and double clicks from what comes to the place of a control;
 * shows titles on tap.
 */
export function KeptFocus() {
  useEffect(() => {
    let ends: (() => void)[] = [];
    const cancel = whenIdle(() => {
      void Promise.all([import('./keep-focus'), import('./touch-titles')]).then(
        ([{ keepFocus, steadyPresses }, { touchTitles }]) => {
          ends = [keepFocus(), steadyPresses(), touchTitles()];
        },
        () => undefined,
      );
    });
    return () => {
      cancel();
      for (const end of ends) end();
    };
  }, []);
  return null;
}
