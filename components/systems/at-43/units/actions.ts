import { ArrowRightLeft, Flag, Plus } from 'lucide-react';
import type { ElementAction } from '@/components/builder/system-editor';
import { moveToPlatoon, placeOf } from '@/lib/systems/at-43/edits/edit';
import { addPlatoon } from '@/lib/systems/at-43/edits/edit-platoons';
import { setCommander, setWave } from '@/lib/systems/at-43/edits/edit-unit';
import type { Evaluation } from '@/lib/systems/at-43/evaluate/evaluate';
import type { Force } from '@/lib/systems/at-43/force';

/** Returns the extra actions of a row: commander, wave, and moving to another platoon. */
export function actions({ units, platoons, force }: Evaluation, id: string): ElementAction<Force>[] {
  const unit = units.find((each) => each.id === id);
  if (unit === undefined) return [];
  const commands = force.commander === id;
  const list: ElementAction<Force>[] = [];
  if (unit.leader || commands)
    list.push({
      id: 'commander',
      label: commands ? 'No longer the commander' : 'Make its officer the commander',
      icon: Flag,
      keys: ['c'],
      apply: (now) => setCommander(now, now.commander === id ? null : id),
    });
  const other = unit.source.wave === 'assault' ? 'reinforcement' : 'assault';
  list.push({
    id: 'wave',
    label: other === 'assault' ? 'Move to assault wave' : 'Move to reinforcements',
    icon: ArrowRightLeft,
    keys: ['w'],
    apply: (now) => setWave(now, id, other),
  });
  for (const [index, { label }] of platoons.entries())
    if (index !== unit.platoon)
      list.push({
        id: `platoon-${index}`,
        label: `Move to ${label}`,
        icon: ArrowRightLeft,
        apply: (now) => moveToPlatoon(now, id, index),
      });
  list.push({
    id: 'new-platoon',
    label: 'Move to a new platoon',
    icon: Plus,
    apply: (now) => (placeOf(now, id) ? moveToPlatoon(addPlatoon(now), id, now.platoons.length) : now),
  });
  return list;
}
