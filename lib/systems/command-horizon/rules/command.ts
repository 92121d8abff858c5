import { forceFinding, idsOf } from '@/lib/roster/findings';
import { inList } from '@/lib/roster/words';
import { rule } from './rule';

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
