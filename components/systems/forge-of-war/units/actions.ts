import { Flag, RotateCcw } from 'lucide-react';
import type { ElementAction } from '@/components/builder/system-editor';
import { backToRow, setUnit } from '@/lib/systems/forge-of-war/edit';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { isChanged } from '@/lib/systems/forge-of-war/marks';
import type { Reckoning } from '@/lib/systems/forge-of-war/reckon';

/** Returns the extra actions of a row: force commander, and resetting to the generic troop. */
export function actions({ unit }: Reckoning, id: string): ElementAction<Force>[] {
  const reckoned = unit(id);
  if (reckoned === undefined) return [];
  const { source } = reckoned;
  const commands = source.role === 'force-commander';
  return [
    {
      id: 'commander',
      label: commands ? 'No longer the force commander' : 'Make it the force commander',
      icon: Flag,
      keys: ['c'],
      apply: (force) => setUnit(force, id, { role: commands ? 'unit' : 'force-commander' }),
    },
    ...(isChanged(reckoned)
      ? [
          {
            id: 'generic',
            label: 'Reset to generic',
            icon: RotateCcw,
            apply: (force: Force) => backToRow(force, id),
          },
        ]
      : []),
  ];
}
