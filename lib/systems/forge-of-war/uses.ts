import type { Use } from '@/lib/roster/pack-rules';
import type { ReckonedUnit } from './reckon-units';

/** Everything in a unit that a pack can ban: its generic troops, mounted and on foot, and its weapons. */
export function usesOf({
  troop,
  onFoot,
  weapons,
}: Pick<ReckonedUnit, 'troop' | 'weapons'> & Partial<Pick<ReckonedUnit, 'onFoot'>>): Use[] {
  const troops = [...new Set([troop, onFoot?.generic ?? null])].filter((each) => each !== null);
  return [
    ...troops.map(({ id, name }) => ({ what: 'types' as const, id, name })),
    ...weapons.map(({ id, weapon }) => ({ what: 'upgrades' as const, id, name: weapon?.name ?? id })),
  ];
}
