import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DuelAddress, duelAddress, readDuel } from '@/components/shell/odds/address';

/** Milliseconds without a change before it is in the address: browsers refuse many changes in a short time. */
const DELAY = 250;

const searchOf = (duel: DuelAddress): string => duelAddress(duel).replace(/^[^?]*/, '');

/** What the duel page shows, kept in its address, so that Back and Reload bring it back. */
export function useDuel(): [DuelAddress, (change: Partial<DuelAddress>) => void] {
  const params = useSearchParams();
  const given = params.toString();
  const [duel, setDuel] = useState(() => readDuel(params));
  const written = useRef(given);
  useEffect(() => {
    if (given === written.current) return;
    written.current = given;
    setDuel(readDuel(new URLSearchParams(given)));
  }, [given]);
  useEffect(() => {
    const search = searchOf(duel);
    if (search === searchOf(readDuel(new URLSearchParams(written.current)))) return;
    const write = () => {
      written.current = search.slice(1);
      window.history.replaceState(null, '', window.location.pathname + search);
    };
    const timer = setTimeout(write, DELAY);
    return () => clearTimeout(timer);
  }, [duel]);
  const change = useCallback((next: Partial<DuelAddress>) => setDuel((now) => ({ ...now, ...next })), []);
  return [duel, change];
}
