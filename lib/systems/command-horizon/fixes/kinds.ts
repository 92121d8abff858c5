import type { EditKind } from '@/lib/roster/vocabulary';

/** The kinds of edits, and how far each departs from what the player wanted; public. */
export const kinds = {
  models: { cost: 2, about: 'Give a unit as many models as its type has' },
  'drones-off': { cost: 2, about: 'Take the shield drones off a unit' },
  'groups-off': { cost: 1, about: 'Let each squad of a unit stand by itself' },
  deploy: { cost: 1, about: 'Deploy a unit as a platoon in place of squads' },
  'team-off': { cost: 1, about: 'Take one team away from the unit that it is attached to' },
  'teams-off': { cost: 2, about: 'Take all teams of a unit away from another' },
  retype: { cost: 5, about: 'Change a unit to another type of its faction' },
  remove: { cost: 8, about: 'Remove a unit, and what refers to it' },
  faction: { cost: 12, about: 'Muster the force for another faction' },
  add: { cost: 6, about: 'Add a unit of a type of the faction' },
} as const satisfies Record<string, EditKind>;
