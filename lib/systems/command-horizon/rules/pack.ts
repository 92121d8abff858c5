import { packRules } from '@/lib/roster/pack-rules';
import type { Reckoning } from '../reckon';
import { typeName } from '../text';

/** The pack rules that mean something here: the most units, as they are counted, and the banned types. */
export const {
  maxElements: packMaxElements,
  ban: packBan,
  fielded,
} = packRules<Reckoning>({
  noun: ['unit', 'units'],
  bans: 'a type',
  list: 'units',
  count: ({ unitCount }) => unitCount,
  users: ({ units, force }) =>
    units.map(({ id, label, type }) => ({
      id,
      label,
      path: () => ['units', id, 'type'],
      uses: [{ what: 'types' as const, id: type.id, name: typeName(type, force.faction).toLowerCase() }],
    })),
});
