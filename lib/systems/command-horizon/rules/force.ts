import { emptyRule, forceFinding, idsOf } from '@/lib/roster/rule';
import { counted, inList } from '@/lib/roster/text/words';
import { rule } from './rule';

export const empty = emptyRule('ch/force/empty', 'unit');

export const unitLimit = rule({
  id: 'ch/force/unit-limit',
  severity: 'error',
  figure: 'Units',
  repairs: {
    any: ['remove', 'retype', 'deploy', 'groups-off', 'team-off', 'team-move', 'models', 'faction'],
  },
  page: null,
  title:
    'The force has no more units than the players agreed; a platoon in squads counts a unit for each squad or group, and one whose teams are all with infantry counts none',
  breach: 'More units than agreed',
  check: ({ unitCount, force: { unitLimit: most } }) =>
    most === null || unitCount <= most ? [] : [forceFinding(['unitLimit'], { unitCount, most })],
  message: ({ unitCount, most }) =>
    `The force has ${counted(unitCount, 'unit')}; ${most} ${most === 1 ? 'is' : 'are'} agreed: ${unitCount - most} too many`,
});

export const none = rule({
  id: 'ch/command/none',
  severity: 'advice',
  page: 'VIII Concentrate Command',
  title: 'A command unit brings Concentrate Command, and the Alliance its radar jammer',
  breach: 'No command unit',
  check: ({ commands, force: { faction } }) =>
    commands.length > 0 ? [] : [forceFinding(['command'], { faction })],
  message: ({ faction }) =>
    faction === 'alliance'
      ? 'The force has no command unit: no Concentrate Command, no radar jammer'
      : 'The force has no command unit: no Concentrate Command, no shield drones',
});

export const several = rule({
  id: 'ch/command/several',
  severity: 'warning',
  page: 'VIII Concentrate Command',
  title: 'A force has one command unit',
  breach: 'More than one command unit',
  check: ({ commands }) =>
    commands.length < 2
      ? []
      : [
          {
            elements: idsOf(commands),
            path: ['units', commands[0]?.id ?? '', 'type'],
            facts: { labels: commands.map(({ label }) => label) },
          },
        ],
  message: ({ labels }) =>
    `The force has ${labels.length} command units, ${inList(labels)}; the rules mention only one`,
});
