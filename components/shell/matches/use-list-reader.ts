import { useState } from 'react';
import type { Pack } from '@/lib/roster/pack';
import { type Fault, fileFault } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';

interface ListReaderProps {
  system: AnyGameSystem;
  /** Called with the list that was read. */
  onList: (list: { roster: Roster; pack: Pack | null }) => void;
  /** Called when reading begins and when it ends; the form around is not submitted while it lasts. */
  onReading: (isReading: boolean) => void;
}

/** Reads lists from files, and keeps why the last one could not be read. */
export function useListReader({ system, onList, onReading }: ListReaderProps) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [isReading, setReading] = useState(false);
  const change = (next: boolean) => {
    setReading(next);
    onReading(next);
  };
  /** Takes the list in a file, or returns why it cannot be read. */
  const take = async (file: File): Promise<readonly Fault[]> => {
    setFaults([]);
    change(true);
    try {
      const { readList } = await import('./read-list');
      const read = await readList(file, system);
      if (!read.ok) return read.faults;
      onList(read.value);
      return [];
    } catch {
      return [fileFault('This could not be read. Reload the page.')];
    } finally {
      change(false);
    }
  };
  return { faults, setFaults, isReading, take };
}
