import { Group } from 'lucide-react';
import type { ElementAction } from '@/components/builder/system-editor';
import { setDeployAs } from '@/lib/systems/command-horizon/edits/edit';
import type { Evaluation } from '@/lib/systems/command-horizon/evaluate/evaluate';
import type { Force } from '@/lib/systems/command-horizon/force';

/** Returns the extra action of a row: deploying a platoon as one unit or as squads. */
export function actions({ unit }: Evaluation, id: string): ElementAction<Force>[] {
  const { source, profile } = unit(id);
  const squads = source.deployAs === 'squads';
  if (!profile.squads && !squads) return [];
  return [
    {
      id: 'deploy',
      label: squads ? 'Deploy as a platoon' : 'Deploy as squads',
      icon: Group,
      keys: ['s'],
      apply: (now) => {
        const current = now.units.find((each) => each.id === id)?.deployAs;
        return setDeployAs(now, id, current === 'squads' ? 'platoon' : 'squads');
      },
    },
  ];
}
