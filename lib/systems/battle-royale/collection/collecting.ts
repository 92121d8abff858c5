import type { Collecting } from '@/lib/roster/collection/collecting';
import { bareMech } from '../edits/presets';
import type { Force, Mech } from '../force';

/** Converts between the mech and an owned model; pilot and notes are ignored. */
export const collecting: Collecting<Force> = {
  begin: () => ({ mech: { name: '', pilot: '', ...bareMech(3) } }),
  owned: ({ mech: { name, notes: _, ...element } }) => [{ id: 'mech', name, design: { element } }],
  field: (_, { name, element }) => ({ force: { mech: { ...(element as Mech), name } }, id: 'mech' }),
  model: ({ element }) => ({ ...(element as Mech), pilot: undefined }),
};
