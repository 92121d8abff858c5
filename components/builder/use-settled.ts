'use client';

import { useEffect } from 'react';
import type { Followers } from './followers';

// Before a field has taken what is entered: drawn again after that, it would show what it was.
const ACTS = ['keydown', 'pointerdown', 'beforeinput'];

/**
 * Draws what has still to be drawn before anything more is done: a control must act on the roster as it is, not on
 * what it was drawn from.
 */
export function useSettled({ settle }: Followers) {
  useEffect(() => {
    // A press by voice or by a screen reader comes as a click alone.
    const clicked = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) settle();
    };
    for (const act of ACTS) addEventListener(act, settle, true);
    addEventListener('click', clicked, true);
    return () => {
      for (const act of ACTS) removeEventListener(act, settle, true);
      removeEventListener('click', clicked, true);
    };
  }, [settle]);
}
