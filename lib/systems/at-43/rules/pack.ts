import { packRules } from '@/lib/roster/pack-rules';
import { fieldOf } from '../chosen-field';
import type { Reckoning } from '../reckon';
import { usesOf } from '../uses';

export const { maxElements, ban, fielded } = packRules<Reckoning>({
  noun: ['unit', 'units'],
  bans: 'a card, a weapon or a specialist',
  list: 'units',
  count: ({ units }) => units.length,
  users: ({ units }) =>
    units.map((unit) => ({
      id: unit.id,
      label: unit.label,
      uses: usesOf(unit),
      path: ({ what, id }) => [
        'units',
        unit.id,
        what === 'types' && id === unit.source.card ? 'card' : fieldOf(unit, id),
      ],
    })),
});
