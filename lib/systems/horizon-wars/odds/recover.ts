import { atLeast, chanceOf, distributionOf, expectedOf } from '@/lib/odds/distribution';
import { type Attack, type Situation, type SituationField, settled } from '@/lib/odds/model';
import { SIDES } from '@/lib/odds/multisets';
import { successes } from '@/lib/odds/successes';
import { counted } from '@/lib/roster/words';
import type { Combatant } from './combatant';

/** What can be set about a Recover or Repair action (p.31, 46). */
export const recoverFields: SituationField[] = [
  { id: 'damage', label: 'Damage so far', kind: 'number', min: 0, max: SIDES, start: 1 },
];

/** The points that a Recover action restores: at most as many as damage has taken (p.31). */
export function recover(a: Combatant, given: Situation): Attack {
  const damage = settled(recoverFields, given).damage ?? 0;
  const { d } = a.stats;
  const dice = successes(d, damage);
  const restored = distributionOf(dice.weights.map((weight, count) => [Math.min(count, damage), weight]));
  return {
    id: 'recover',
    label: 'Recover',
    chances: [1, 2, 3].map((least) => ({
      label: `At least ${counted(least, 'point')}`,
      value: atLeast(restored, least),
    })),
    expected: expectedOf(restored),
    because: [`D ${d}, each above ${damage}`],
    notCounted: [],
    outcomes: restored.weights.map((_, value) => ({
      label: counted(value, 'point'),
      value: chanceOf(restored, value),
    })),
  };
}
