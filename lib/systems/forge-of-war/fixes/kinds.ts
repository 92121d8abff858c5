import type { EditKind } from '@/lib/roster/vocabulary';

/** The kinds of edits, and how far each departs from what the player wanted; public. */
export const kinds = {
  value: { cost: 2, about: 'Set a value of a unit to the nearest that it may have, or its facing to 0' },
  'on-foot-off': { cost: 2, about: 'Take the values on foot off a unit' },
  'jump-off': { cost: 2, about: 'Take the jump packs off a unit' },
  'grav-off': { cost: 2, about: 'Take grav off a unit' },
  'transport-off': { cost: 3, about: 'Let a unit be no transport' },
  'mount-off': { cost: 1, about: 'Take a weapon off its mount' },
  'weapon-off': { cost: 3, about: 'Take a weapon off a unit' },
  disembark: { cost: 1, about: 'Take a passenger off board' },
  remove: { cost: 8, about: 'Remove a unit, and what refers to it' },
  add: { cost: 6, about: 'Add a unit' },
} as const satisfies Record<string, EditKind>;
