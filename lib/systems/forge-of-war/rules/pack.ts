import { packRules } from '@/lib/roster/pack-rules';
import type { Reckoning } from '../reckon';
import { usesOf } from '../uses';

const { maxElements, ban, fielded } = packRules<Reckoning>({
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

export { fielded };
export const packMaxElements = maxElements;
export const packBan = { ...ban, title: 'No unit is a troop or bears a weapon that the pack bans' };
