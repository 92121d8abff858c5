'use client';

import { useEffect } from 'react';
import type { Followers } from './followers';

// Events before a field takes the input: rendering after that would reset it to its old value.
const EVENTS = ['keydown', 'pointerdown', 'beforeinput'];

/**
 * Renders what is out of date before the next input: a control must act on the current roster, not on the one that it
 * was rendered from.
 */
export function useSettled({ settle }: Followers) {
  useEffect(() => {
    // Voice control and screen readers send a click only.
    const clicked = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) settle();
    };
    for (const type of EVENTS) addEventListener(type, settle, true);
    addEventListener('click', clicked, true);
    return () => {
      for (const type of EVENTS) removeEventListener(type, settle, true);
      removeEventListener('click', clicked, true);
    };
  }, [settle]);
}
