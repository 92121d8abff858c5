import { packRules, type Use } from '@/lib/roster/pack/rules';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import type { Evaluation } from '../evaluate/evaluate';

const { maxElements, ban, most, fielded, fieldedTypes } = packRules<Evaluation>({
  noun: ['unit', 'units'],
  list: 'units',
  count: ({ units }) => units.length,
  users: ({ units }) =>
    units.map((unit) => ({
      id: unit.id,
      label: unit.label,
      uses: usesOf(unit),
      path: ({ what, id }) => {
        if (what === 'upgrades') return ['units', unit.id, 'weapons'];
        return ['units', unit.id, ...(unit.source.troop === id ? [] : ['onFoot']), 'troop'];
      },
    })),
});

export { fielded, fieldedTypes };
export const packMaxElements = maxElements;
export const packMost = {
  ...most,
  title: 'The force has no more units of a generic troop than the pack allows',
};
export const packBan = { ...ban, title: 'No unit is a troop or has a weapon that the pack bans' };

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
