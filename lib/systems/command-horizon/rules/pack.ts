import { packRules } from '@/lib/roster/pack/rules';
import { unitType } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { countedType, typeName } from '../paper/text';

/** The pack rules that apply here: most units, as the game counts them, most of a type, and banned types. */
export const {
  maxElements: packMaxElements,
  ban: packBan,
  most: packMost,
  fielded,
  fieldedTypes,
} = packRules<Evaluation>({
  noun: ['unit', 'units'],
  bans: 'a type',
  list: 'units',
  count: ({ unitCount }) => unitCount,
  counted: ({ id }, count) => countedType(unitType(id), count),
  users: ({ units, force }) =>
    units.map(({ id, label, type }) => ({
      id,
      label,
      path: () => ['units', id, 'type'],
      uses: [{ what: 'types' as const, id: type.id, name: typeName(type, force.faction).toLowerCase() }],
    })),
});
