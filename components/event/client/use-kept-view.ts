import { useEffect, useRef } from 'react';
import type { EventClient } from './event-client';
import { useSnapshot } from './hooks';
import { dropView, keepView, keptView } from './kept-view';

/** Milliseconds between two times that a view is kept: it can be large, and changes with every player. */
const KEEP_EVERY = 5000;
/** Milliseconds without an answer after which the kept view is shown. */
const PATIENCE = 3000;

/** Keeps the view of a page in this browser, and shows it again while the server does not answer. */
export function useKeptView({ place, store }: EventClient) {
  const { view, asOf, closed, problem, connection } = useSnapshot(store);
  const kept = useRef(0);
  useEffect(() => {
    if (view === null || asOf !== null) return;
    const keep = () => {
      kept.current = Date.now();
      keepView(place, view);
    };
    const timer = setTimeout(keep, Math.max(0, kept.current + KEEP_EVERY - Date.now()));
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [place, view, asOf]);

  const isRefused = closed !== null || problem !== null;
  const isWaiting = view === null && !isRefused;
  const isOffline = connection === 'offline';
  useEffect(() => {
    if (isRefused) dropView(place);
    if (!isWaiting) return;
    let isCurrent = true;
    const recall = async () => {
      const before = await keptView(place);
      if (before && isCurrent) store.recall(before);
    };
    const timer = setTimeout(() => void recall(), isOffline ? 0 : PATIENCE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [place, store, isRefused, isWaiting, isOffline]);
}
