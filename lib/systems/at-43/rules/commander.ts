import { forceFinding, idsOf } from '@/lib/roster/rule';
import { inList } from '@/lib/roster/text/words';
import { rankText } from '../paper/text';
import { rule } from './rule';

export const none = rule({
  id: 'at43/commander/none',
  severity: 'warning',
  page: 55,
  title: 'An officer or a hero commands the company',
  breach: 'No officer or hero to command',
  check: ({ units, commandUnits, candidates }) =>
    candidates.length > 0
      ? []
      : [forceFinding(['commander'], { assault: commandUnits.length < units.length })],
  message: ({ assault }) =>
    `No unit${assault ? ' of the assault wave' : ''} has an officer or a hero: authority and leadership are 0`,
});

export const rank = rule({
  id: 'at43/commander/rank',
  severity: 'error',
  permanent: true,
  page: 55,
  title: "The commander is an officer of the company's highest rank",
  breach: 'Commander below the highest rank',
  check: ({ force, units, commandUnits, candidates }) => {
    const unit = units.find(({ id }) => id === force.commander);
    if (unit === undefined || candidates.some((led) => led.unit === unit)) return [];
    const { leader } = unit;
    const [first] = candidates;
    return [
      {
        elements: [unit.id],
        path: ['commander'],
        facts: {
          label: unit.label,
          late: !commandUnits.includes(unit),
          has: leader && { name: leader.name, rank: leader.rank },
          highest: first
            ? { name: first.leader.name, rank: first.leader.rank, unit: first.unit.label }
            : null,
        },
      },
    ];
  },
  message: ({ label, late, has, highest }) => {
    if (late) return `${label} is not of the assault wave and cannot be the commander's unit`;
    const is =
      has === null ? `${label} has no officer` : `${has.name} of ${label} is of ${rankText(has.rank)}`;
    return highest === null
      ? `${is} and cannot be the commander's unit`
      : `${is} and cannot command: ${highest.name} of ${highest.unit} is of ${rankText(highest.rank)}`;
  },
});

export const choose = rule({
  id: 'at43/commander/choose',
  severity: 'warning',
  page: 55,
  title: 'Of several officers who may command, one is named',
  breach: 'No commander chosen among equals',
  check: ({ force, candidates }) =>
    force.commander !== undefined || candidates.length < 2
      ? []
      : [
          {
            elements: idsOf(candidates.map(({ unit }) => unit)),
            path: ['commander'],
            facts: {
              names: candidates.map(({ leader, unit }) => `${leader.name} of ${unit.label}`),
              ranks: [...new Set(candidates.map(({ leader }) => leader.rank))],
            },
          },
        ],
  message: ({ names, ranks }) => {
    const open = ranks.includes(null) ? 'may be of the highest rank' : `share ${rankText(ranks[0] ?? null)}`;
    return `${inList(names)} ${open} and none is named as the commander: the first counts`;
  },
});
