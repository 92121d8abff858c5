import type { ElementLine, ValueColumn } from '@/components/builder/system-editor';
import type { Evaluation } from '@/lib/systems/command-horizon/evaluate/evaluate';
import { attachmentText, statsOf } from '@/lib/systems/command-horizon/paper/stats';
import { symbolOf } from '@/lib/systems/command-horizon/paper/symbol';

/** Columns for the figures of `statsOf`, in its order. */
export const columns: readonly ValueColumn[] = [
  { letter: 'CP', name: 'Command points' },
  { letter: 'Range', name: 'Range', width: 4 },
  { letter: 'Att.', name: 'Attack' },
  { letter: 'React.', name: 'Reaction' },
  { letter: 'Def.', name: 'Defence' },
];

/** Returns a unit's line in the list; null if there is no such unit. */
export function line(evaluation: Evaluation, id: string): ElementLine | null {
  const unit = evaluation.unit(id);
  if (unit === undefined) return null;
  return {
    symbol: symbolOf(unit, evaluation),
    values: statsOf(unit).map(({ value, when }) => ({ value, ...(when ? { aside: when } : {}) })),
    cost: null,
    badges: [],
    notes: [attachmentText(unit, evaluation)],
  };
}
