import { addition, agreement, type EditKind, removal } from '@/lib/roster/edit';

/** The kinds of edits, and how far each departs from what the player wanted; public. */
export const kinds = {
  figures: { cost: 1, max: 3, perStep: true, about: 'Set the number of figures of a unit' },
  'extra-off': { cost: 1, max: 3, perStep: true, about: 'Lower the number of extra fighters of a unit' },
  'support-off': { cost: 1, max: 3, perStep: true, about: 'Lower the number of support weapons of a unit' },
  'bearers-off': {
    cost: 1,
    max: 3,
    perStep: true,
    about: 'Lower the number of bearers of a special weapon in a unit',
  },
  'officer-off': { cost: 2, about: 'Remove the officer from a unit' },
  'hero-off': { cost: 2, about: 'Remove the hero from a unit' },
  hero: { cost: 4, about: 'Give a unit a hero of another card of the force' },
  'specialists-off': { cost: 2, about: 'Remove a specialist from a unit' },
  'equipment-off': { cost: 2, about: 'Remove a piece of equipment from a unit' },
  wave: { cost: 2, about: 'Move a unit to the other wave' },
  move: { cost: 2, about: 'Move a unit to another platoon' },
  'move-new': { cost: 3, about: 'Move a unit to a new platoon of its own' },
  retype: { cost: 5, about: 'Change a unit to another card of the force' },
  remove: removal('a unit'),
  commander: { cost: 2, about: 'Make another leader the commander' },
  'commander-off': { cost: 2, about: 'Clear the commander' },
  order: { cost: 1, about: 'Put the units of a platoon in the order of its pattern' },
  'pattern-off': { cost: 8, about: 'Remove the pattern of a platoon' },
  army: { cost: 4, about: 'Set the army to the army of most units, or of others' },
  faction: { cost: 4, about: 'Set the faction to that of units, or to none' },
  add: addition('a unit'),
  agreement: agreement('Remove the limit'),
} as const satisfies Record<string, EditKind>;

export type Kind = keyof typeof kinds;
