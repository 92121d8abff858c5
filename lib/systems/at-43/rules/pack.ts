import { packRules } from '@/lib/roster/pack-rules';
import { fieldOf } from '../evaluate/chosen-field';
import type { Evaluation } from '../evaluate/evaluate';
import { usesOf } from '../evaluate/uses';

export const { maxElements, most, minPoints, ban, fielded, fieldedTypes } = packRules<Evaluation>({
  noun: ['unit', 'units'],
  bans: 'a card, a weapon or a specialist',
  list: 'units',
  count: ({ units }) => units.length,
  worth: {
    figure: 'A.P.',
    // Unknown values are not judged here; a separate rule reports them.
    of: ({ units, value }) => (units.some(({ unknown }) => unknown.length > 0) ? null : value),
    says: (value) => `The company is worth ${value} A.P.`,
  },
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
