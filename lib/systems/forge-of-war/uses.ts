import type { Use } from '@/lib/roster/pack-rules';
import type { ReckonedUnit } from './reckon-units';

/** Everything a unit uses that a pack may ban: the generic troop it was started from, its weapons. */
export function usesOf({ troop, weapons }: Pick<ReckonedUnit, 'troop' | 'weapons'>): Use[] {
  return [
    ...(troop ? [{ what: 'types' as const, id: troop.id, name: troop.name }] : []),
    ...weapons.map(({ id, weapon }) => ({ what: 'upgrades' as const, id, name: weapon?.name ?? id })),
  ];
}
