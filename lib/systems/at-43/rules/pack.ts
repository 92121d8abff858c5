import { packRules } from '@/lib/roster/pack-rules';
import type { Reckoning } from '../reckon';
import { usesOf } from '../uses';

export const { maxElements, ban, fielded } = packRules<Reckoning>({
  noun: ['unit', 'units'],
  bans: 'a card, a weapon or a specialist',
  count: ({ units }) => units.length,
  users: ({ units }) => units.map((unit) => ({ id: unit.id, label: unit.label, uses: usesOf(unit) })),
});
