import type { Use } from '@/lib/roster/pack-rules';
import type { EvaluatedUnit } from './evaluate-units';

/** Everything in a unit that a pack can ban: its generic troops, mounted and on foot, and its weapons. */
export function usesOf({
  troop,
  onFoot,
  weapons,
}: Pick<EvaluatedUnit, 'troop' | 'weapons'> & Partial<Pick<EvaluatedUnit, 'onFoot'>>): Use[] {
  const troops = [...new Set([troop, onFoot?.generic ?? null])].filter((each) => each !== null);
  return [
    ...troops.map(({ id, name }) => ({ what: 'types' as const, id, name })),
    ...weapons.map(({ id, weapon }) => ({ what: 'upgrades' as const, id, name: weapon?.name ?? id })),
  ];
}
