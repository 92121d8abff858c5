'use client';

import { useEffect } from 'react';

/** Marks the element that the URL fragment names: after navigation within the app, `:target` does not match it. */
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
