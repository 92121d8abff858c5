import { forceFinding } from '@/lib/roster/findings';
import { counted } from '@/lib/roster/words';
import { rule } from './rule';

export const empty = rule({
  id: 'ch/force/empty',
  severity: 'error',
  repairs: { any: ['add'] },
  page: null,
  title: 'A force has at least one unit',
  breach: 'No units',
  check: ({ units }) => (units.length > 0 ? [] : [forceFinding(['units'], {})]),
  message: () => 'The force has no unit; it needs at least one',
});

export const unitLimit = rule({
  id: 'ch/force/unit-limit',
  severity: 'error',
  repairs: { any: ['remove', 'retype', 'deploy', 'groups-off', 'team-off', 'models', 'faction'] },
  page: null,
  title:
    'The force has no more units than the players agreed; a platoon in squads counts a unit for each squad or group, and one whose teams are all with infantry counts none',
  breach: 'More units than agreed',
  check: ({ unitCount, force: { unitLimit: most } }) =>
    most === null || unitCount <= most ? [] : [forceFinding(['unitLimit'], { unitCount, most })],
  message: ({ unitCount, most }) =>
    `The force has ${counted(unitCount, 'unit')}; ${most} ${most === 1 ? 'is' : 'are'} agreed: ${unitCount - most} too many`,
});
