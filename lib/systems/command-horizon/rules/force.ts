import { emptyRule } from '@/lib/roster/empty-rule';
import { forceFinding } from '@/lib/roster/findings';
import { counted } from '@/lib/roster/words';
import { rule } from './rule';

export const empty = emptyRule('ch/force/empty', 'unit');

export const unitLimit = rule({
  id: 'ch/force/unit-limit',
  severity: 'error',
  figure: 'Units',
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
