import { addition, agreement, type EditKind, removal } from '@/lib/roster/edit';

/** The kinds of edits, and how far each departs from what the player wanted; public. */
export const kinds = {
  'upgrade-off': {
    cost: 2,
    perStep: true,
    about: 'Remove an upgrade from a mech or an aircraft (or some, if it is taken several times)',
  },
  'ace-off': { cost: 2, about: 'Remove the Ace from a mech or an aircraft' },
  stat: { cost: 1, max: 3, perStep: true, about: 'Set a stat of a mech or an aircraft to another value' },
  presence: {
    cost: 6,
    perStep: true,
    about: 'Raise or lower the presence of a mech or an aircraft; for 3 if its points are then spent exactly',
  },
  retype: { cost: 5, about: 'Change a conventional element to another type' },
  chq: { cost: 3, about: 'Make an element the CHQ, and no other' },
  'chq-off': { cost: 3, about: 'Make an element no longer the CHQ' },
  remove: removal('an element'),
  add: addition('a conventional element'),
  'raise-off': { cost: 1, max: 3, perStep: true, about: 'Lower or remove the raise of a stat of a type' },
  'tactical-off': { cost: 1, about: 'Remove a tactical upgrade from a type' },
  'squadron-off': { cost: 1, about: 'Disband a squadron, or remove a mech from it' },
  disembark: { cost: 1, about: 'Disembark a passenger from an aircraft' },
  place: { cost: 1, about: 'Place an element in the advance force, in reserve or among the lost' },
  'place-all': { cost: 2, about: 'Place every element as the scenario requires' },
  'allegiance-off': { cost: 1, about: 'Remove the allegiance' },
  era: {
    cost: 4,
    about: 'Change the era to one of the pack, if the pack does not allow the era of the force',
  },
  battlefield: { cost: 4, about: 'Set the battlefield conditions of the pack' },
  scenario: { cost: 4, about: 'Set the set-piece battle and size of the pack, with no one placed yet' },
  agreement: agreement(
    'Change the era to Open, remove the mech cap, or raise the limit to the next one of the battles',
  ),
} as const satisfies Record<string, EditKind>;
