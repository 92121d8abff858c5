import type { EditKind } from '@/lib/roster/vocabulary';

/** The kinds of edits, and how far each departs from what the player wanted; public. */
export const kinds = {
  'upgrade-off': {
    cost: 2,
    about: 'Take an upgrade off a mech or an aircraft; of one that is taken several times, one of them',
  },
  'ace-off': { cost: 2, about: 'Take the Ace off a mech or an aircraft' },
  stat: { cost: 1, sets: true, about: 'Raise or lower a stat of a mech or an aircraft by 1' },
  presence: { cost: 3, sets: true, about: 'Raise or lower the presence of a mech or an aircraft by 1' },
  retype: { cost: 5, about: 'Change a conventional element to another type' },
  chq: { cost: 3, about: 'Make an element the CHQ, and no other' },
  'chq-off': { cost: 3, about: 'Take the CHQ flag off an element' },
  remove: { cost: 8, about: 'Remove an element, and what refers to it' },
  add: { cost: 6, about: 'Add a conventional element' },
  'raise-off': { cost: 1, sets: true, about: 'Take a raise of a stat of a type back by 1' },
  'tactical-off': { cost: 1, about: 'Take a tactical upgrade off a type' },
  'squadron-off': { cost: 1, about: 'Declare a squadron no more, or take a mech out of it' },
  disembark: { cost: 1, about: 'Take a passenger off board an aircraft' },
  place: {
    cost: 1,
    about: 'Place an element in the advance force, in reserve or among the lost, where the scenario asks',
  },
  'allegiance-off': { cost: 1, about: 'Give up the allegiance' },
  era: { cost: 4, about: 'Change the era to one that the pack has, where it refuses the force’s own' },
  battlefield: { cost: 4, about: 'Take the battlefield conditions of the pack' },
  scenario: { cost: 4, about: 'Take the set-piece battle and size of the pack, with nobody placed yet' },
} as const satisfies Record<string, EditKind>;
