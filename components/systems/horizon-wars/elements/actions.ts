import { Flag, Star } from 'lucide-react';
import type { ElementAction } from '@/components/builder/system-editor';
import { setAce, setChq } from '@/lib/systems/horizon-wars/edits/edit';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { Force } from '@/lib/systems/horizon-wars/force';

const inForce = (force: Force, id: string) => force.elements.find((element) => element.id === id);

/** Returns the extra actions of a row: CHQ and Ace, on or off; an aircraft can only lose a mark that a file gave it. */
export function actions({ force }: Evaluation, id: string): ElementAction<Force>[] {
  const element = inForce(force, id);
  if (element === undefined) return [];
  const chq: ElementAction<Force> = {
    id: 'chq',
    label: element.chq ? 'No longer the CHQ' : 'Make it the CHQ',
    help: 'CHQ on or off',
    icon: Flag,
    keys: ['c'],
    apply: (now) => setChq(now, id, !inForce(now, id)?.chq),
  };
  if (element.kind === 'conventional') return [chq];
  return [
    ...(element.kind === 'mech' || element.chq ? [chq] : []),
    {
      id: 'ace',
      label: element.ace ? 'No longer an Ace' : 'Make it an Ace',
      help: 'Ace on or off',
      icon: Star,
      keys: ['x'],
      apply: (now) => {
        const current = inForce(now, id);
        return setAce(now, id, current?.kind !== 'conventional' && !current?.ace);
      },
    },
  ];
}
