import { useEffect, useMemo, useState } from 'react';
import { onRostersChange } from '@/lib/storage/changes';
import type { Unreadable } from '@/lib/storage/records';
import { whenIdle } from '../shell/offline/when-idle';

/** Delay after the last change before the database is scanned again, in milliseconds. */
const QUIET = 1000;

/**
 * All unreadable records in this browser: the given rosters, and others found once the page is idle. There may be many
 * undo steps: they are scanned once, and again only if unreadable ones were found.
 */
export function useUnreadable(rosters: readonly Unreadable[]): readonly Unreadable[] {
  const [others, setOthers] = useState<readonly Unreadable[]>([]);
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout>;
    let steps: readonly Unreadable[] | undefined;
    const scan = async () => {
      const { unreadableLibrary, unreadableSteps } = await import('@/lib/storage/unreadable');
      const library = await unreadableLibrary();
      if (steps?.length !== 0) steps = await unreadableSteps();
      const found = [...library, ...steps];
      // Do not render again for a list that stays empty.
      if (current) setOthers((now) => (now.length + found.length === 0 ? now : found));
    };
    const scanQuietly = () => void scan().catch(() => undefined);
    const cancelIdle = whenIdle(scanQuietly);
    const unsubscribe = onRostersChange(() => {
      clearTimeout(timer);
      timer = setTimeout(scanQuietly, QUIET);
    });
    return () => {
      current = false;
      clearTimeout(timer);
      cancelIdle();
      unsubscribe();
    };
  }, []);
  return useMemo(() => [...rosters, ...others], [rosters, others]);
}
