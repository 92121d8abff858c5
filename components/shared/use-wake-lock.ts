import { useCallback, useEffect, useRef, useState } from 'react';

/** How long after the last tap the screen is kept on, in milliseconds. */
const IDLE = 20 * 60 * 1000;

interface WakeLock {
  /** Whether the screen is kept on; null before the first tap. */
  isHeld: boolean | null;
  /** To be called with every tap: some browsers grant the lock only then. */
  tapped: () => void;
}

/**
 * Keeps the screen on from the first tap until the page is left, hidden, or not touched for some time.
 * @param isWanted false once the screen may go dark, as when a match has a result
 * @param idle how long after the last tap the screen is kept on, in milliseconds; null for as long as the page is shown
 */
export function useWakeLock(isWanted: boolean, idle: number | null = IDLE): WakeLock {
  const [isHeld, setHeld] = useState<boolean | null>(null);
  const lock = useRef<WakeLockSentinel | null>(null);
  const wanted = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const request = useCallback(async () => {
    if (lock.current !== null || document.visibilityState !== 'visible') return;
    try {
      // biome-ignore lint/plugin: over plain HTTP the menu says that it cannot be had
      const held = await navigator.wakeLock.request('screen');
      if (!wanted.current) return void held.release();
      lock.current = held;
      setHeld(true);
      held.addEventListener('release', () => {
        lock.current = null;
      });
    } catch {
      setHeld(false);
    }
  }, []);

  const release = useCallback(() => {
    wanted.current = false;
    clearTimeout(timer.current);
    void lock.current?.release();
    lock.current = null;
  }, []);

  useEffect(() => {
    const onVisible = () => wanted.current && void request();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      release();
    };
  }, [request, release]);

  useEffect(() => {
    if (!isWanted) release();
  }, [isWanted, release]);

  const tapped = useCallback(() => {
    if (!isWanted) return;
    wanted.current = true;
    clearTimeout(timer.current);
    if (idle !== null) timer.current = setTimeout(release, idle);
    void request();
  }, [isWanted, idle, request, release]);

  return { isHeld, tapped };
}
