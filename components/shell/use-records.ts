import { useEffect, useState } from 'react';
import type { AnyGameSystem } from '@/lib/roster/system';

type Records = Awaited<ReturnType<AnyGameSystem['records']>>;

/** The function that returns the records of a force, fetched when `wanted`; null until it is loaded. */
export function useRecords(system: AnyGameSystem, wanted = true): Records | null {
  const [records, setRecords] = useState<Records | null>(null);
  useEffect(() => {
    if (wanted)
      void system.records().then(
        (read) => setRecords(() => read),
        () => undefined,
      );
  }, [system, wanted]);
  return records;
}
