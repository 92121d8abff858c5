import { useMemo } from 'react';
import { CompareDialog } from '../shell/compare/compare-dialog';
import { useRosters } from '../shell/rosters/use-rosters';
import { useBuilder, useBuilderState } from './context';

/** Compares the open roster, as it is now, with another of its game. */
export function CompareOpen({ onClose }: { onClose: () => void }) {
  const { id } = useBuilder();
  const roster = useBuilderState((state) => state.roster);
  const pack = useBuilderState((state) => state.pack);
  const { rosters } = useRosters();
  const now = useMemo(
    () => ({ id, roster, pack, changed: Number.POSITIVE_INFINITY, binned: null }),
    [id, roster, pack],
  );
  return rosters ? <CompareDialog chosen={[now]} all={rosters} onClose={onClose} /> : null;
}
