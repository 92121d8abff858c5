import { atLeasts, everyValue } from '@/lib/odds/chances';
import { type Distribution, expectedOf } from '@/lib/odds/distribution';
import { type Attack, type Situation, type SituationField, settled } from '@/lib/odds/model';
import { SIDES } from '@/lib/odds/multisets';
import { successes } from '@/lib/odds/successes';
import { mapped } from '@/lib/odds/trials';
import { counted } from '@/lib/roster/words';
import type { Combatant } from './combatant';

/** What can be set about a Recover or Repair action (p.31, 46). */
export const recoverFields: SituationField[] = [
  { id: 'damage', label: 'Damage so far', kind: 'number', min: 0, max: SIDES, start: 1 },
];

/** The points that so many dice restore: at most as many as damage has taken (p.31). */
export const restoredOf = (defence: number, damage: number): Distribution =>
  mapped(successes(defence, damage), (count) => Math.min(count, damage));

/** The odds of a Recover or Repair action (p.31, 46). */
export function recover(a: Combatant, given: Situation): Attack {
  const damage = settled(recoverFields, given).damage ?? 0;
  const { d } = a.stats;
  const restored = restoredOf(d, damage);
  const words = (count: number) => counted(count, 'point');
  return {
    id: 'recover',
    label: 'Recover',
    chances: atLeasts(restored, words),
    expected: expectedOf(restored),
    counts: 'points restored',
    because: [`D ${d}, each above ${damage}`, ...(d > damage ? [`at most ${damage} restored`] : [])],
    notCounted: [],
    outcomes: everyValue(restored, words),
  };
}
