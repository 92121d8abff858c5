import type { ElementLine } from '@/components/builder/system-editor';
import type { Evaluation } from '@/lib/systems/command-horizon/evaluate/evaluate';
import { mainLine, unitStats } from '@/lib/systems/command-horizon/fields';
import { attachmentText } from '@/lib/systems/command-horizon/paper/stats';
import { symbolOf } from '@/lib/systems/command-horizon/paper/symbol';

/** Returns a unit's line in the list; null if there is no such unit. */
export function line(evaluation: Evaluation, id: string): ElementLine | null {
  const unit = evaluation.unit(id);
  if (unit === undefined) return null;
  const main = mainLine(unit);
  return {
    symbol: symbolOf(unit, evaluation),
    values: Object.values(unitStats).map(({ show }) => show(main)),
    cost: null,
    badges: [],
    notes: [attachmentText(unit, evaluation)],
  };
}
