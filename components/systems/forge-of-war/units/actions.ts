import { Flag, RotateCcw } from 'lucide-react';
import type { ElementAction } from '@/components/builder/system-editor';
import { resetToGeneric, setUnit } from '@/lib/systems/forge-of-war/edits/edit';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { isChanged } from '@/lib/systems/forge-of-war/paper/marks';

/** Returns the extra actions of a row: force commander, and resetting to the generic troop. */
export function actions({ unit }: Evaluation, id: string): ElementAction<Force>[] {
  const evaluated = unit(id);
  if (evaluated === undefined) return [];
  const { source } = evaluated;
  const commands = source.role === 'force-commander';
  return [
    {
      id: 'commander',
      label: commands ? 'No longer the force commander' : 'Make it the force commander',
      icon: Flag,
      keys: ['c'],
      apply: (force) => setUnit(force, id, { role: commands ? 'unit' : 'force-commander' }),
    },
    ...(isChanged(evaluated)
      ? [
          {
            id: 'generic',
            label: 'Reset to generic',
            icon: RotateCcw,
            apply: (force: Force) => resetToGeneric(force, id),
          },
        ]
      : []),
  ];
}
