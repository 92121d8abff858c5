import { packRules } from '@/lib/roster/pack-rules';
import type { Evaluation } from '../evaluate/evaluate';
import { usesOf } from '../evaluate/uses';

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
