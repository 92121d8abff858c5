import type { ElementLine, ValueColumn } from '@/components/builder/system-editor';
import type { Reckoning } from '@/lib/systems/command-horizon/reckon';
import { attachmentText, statsOf } from '@/lib/systems/command-horizon/stats';
import { symbolOf } from '@/lib/systems/command-horizon/symbol';

/** Columns for the figures of `statsOf`, in its order. */
export const columns: readonly ValueColumn[] = [
  { letter: 'CP', name: 'Command points' },
  { letter: 'Range', name: 'Range', width: 4 },
  { letter: 'Att.', name: 'Attack' },
  { letter: 'React.', name: 'Reaction' },
  { letter: 'Def.', name: 'Defence' },
];

/** Returns a unit's line in the list; null if there is no such unit. */
export function line(reckoning: Reckoning, id: string): ElementLine | null {
  const unit = reckoning.unit(id);
  if (unit === undefined) return null;
  return {
    symbol: symbolOf(unit, reckoning),
    values: statsOf(unit).map(({ value, when }) => ({ value, ...(when ? { aside: when } : {}) })),
    cost: null,
    badges: [],
    notes: [attachmentText(unit, reckoning)],
  };
}
