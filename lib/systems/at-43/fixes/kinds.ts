import type { EditKind } from '@/lib/roster/vocabulary';

/** The kinds of edits, and how far each departs from what the player wanted; public. */
export const kinds = {
  figures: {
    cost: 1,
    further: 2,
    sets: true,
    about: 'Give a unit a figure more or less, or, at a higher cost, as many as its card allows',
  },
  'extra-off': { cost: 1, about: 'Leave a unit fewer extra fighters, or none' },
  'support-off': { cost: 2, about: 'Leave a unit fewer support weapons, or none' },
  'bearers-off': {
    cost: 1,
    further: 2,
    about: 'Take a bearer of a special weapon off a unit, or, at a higher cost, all of them',
  },
  'officer-off': { cost: 3, about: 'Take the officer off a unit' },
  'hero-off': { cost: 3, about: 'Take the hero off a unit' },
  'specialists-off': { cost: 2, about: 'Take a specialist off a unit' },
  'equipment-off': { cost: 2, about: 'Take a piece of equipment off a unit' },
  wave: { cost: 2, about: 'Bring a unit with the other wave' },
  move: {
    cost: 2,
    further: 3,
    about: 'Move a unit to another platoon, or, at a higher cost, to a new one of its own',
  },
  retype: { cost: 5, about: 'Change a unit to another card of the force' },
  remove: { cost: 8, about: 'Remove a unit, and what refers to it' },
  commander: { cost: 2, about: 'Let another leader command' },
  'commander-off': { cost: 2, about: 'Name no commander' },
  'pattern-off': { cost: 4, about: 'Take the pattern of a platoon away' },
  add: { cost: 6, about: 'Add a unit' },
} as const satisfies Record<string, EditKind>;

export type Kind = keyof typeof kinds;

/** The cost of an edit of a kind; `further` as in `EditKind`. */
export function costOf(kind: Kind, further = false): number {
  const { cost, further: more }: EditKind = kinds[kind];
  return further ? (more ?? cost) : cost;
}
