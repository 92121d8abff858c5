import type { EditKind } from '@/lib/roster/vocabulary';

/** The kinds of edits, and how far each departs from what the player wanted; public. */
export const kinds = {
  'upgrade-off': {
    cost: 2,
    about: 'Take an upgrade off the mech; of one that is taken several times, one of them',
  },
  'ability-off': { cost: 1, about: 'Take an ability off an upgrade' },
  stat: { cost: 1, sets: true, about: 'Raise or lower a stat by 1' },
  presence: { cost: 3, sets: true, about: 'Raise or lower the presence by 1' },
} as const satisfies Record<string, EditKind>;
