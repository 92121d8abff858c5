'use client';

import { useEffect } from 'react';

/** Marks what the address's # names: a link from within the app does not make it the browser's own `:target`. */
export function MarkTarget() {
  useEffect(() => {
    let marked: Element | null = null;
    const mark = () => {
      marked?.removeAttribute('aria-current');
      marked = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      marked?.setAttribute('aria-current', 'true');
    };
    mark();
    window.addEventListener('hashchange', mark);
    return () => window.removeEventListener('hashchange', mark);
  }, []);
  return null;
}
