import { idsOf, wholeForce } from '@/lib/roster/findings';
import { inList } from '@/lib/roster/words';
import { rankText } from '../text';
import { rule } from './rule';

export const none = rule({
  id: 'at43/commander/none',
  severity: 'warning',
  page: 55,
  title: 'An officer or a hero commands the company',
  breach: 'No officer or hero to command',
  check: ({ units, commandUnits, candidates }) =>
    candidates.length > 0 ? [] : [wholeForce({ assault: commandUnits.length < units.length })],
  message: ({ assault }) =>
    `No unit${assault ? ' of the assault wave' : ''} has an officer or a hero: authority and leadership are 0.`,
});

export const rank = rule({
  id: 'at43/commander/rank',
  severity: 'error',
  page: 55,
  title: "The commander is an officer of the company's highest rank",
  breach: 'Commander below the highest rank',
  check: ({ force, units, commandUnits, candidates }) => {
    const unit = units.find(({ id }) => id === force.commander);
    if (unit === undefined || candidates.some((led) => led.unit === unit)) return [];
    const { leader } = unit;
    return [
      {
        elements: [unit.id],
        label: unit.label,
        late: !commandUnits.includes(unit),
        has: leader && { name: leader.name, rank: leader.rank },
        most: candidates.map((led) => ({
          name: led.leader.name,
          rank: led.leader.rank,
          unit: led.unit.label,
        })),
      },
    ];
  },
  message: ({ label, late, has, most }) => {
    if (late) return `${label} is not of the assault wave and cannot be the commander's unit.`;
    const [first] = most;
    const is =
      has === null ? `${label} has no officer` : `${has.name} of ${label} is of ${rankText(has.rank)}`;
    return first === undefined
      ? `${is} and cannot be the commander's unit.`
      : `${is} and cannot command: ${first.name} of ${first.unit} is of ${rankText(first.rank)}.`;
  },
});

export const choose = rule({
  id: 'at43/commander/choose',
  severity: 'warning',
  page: 55,
  title: 'Of several officers who may command, one is named',
  breach: 'No commander named among equals',
  check: ({ force, candidates }) =>
    force.commander !== undefined || candidates.length < 2
      ? []
      : [
          {
            elements: idsOf(candidates.map(({ unit }) => unit)),
            names: candidates.map(({ leader, unit }) => `${leader.name} of ${unit.label}`),
            ranks: [...new Set(candidates.map(({ leader }) => leader.rank))],
          },
        ],
  message: ({ names, ranks }) => {
    const open = ranks.includes(null) ? 'may be of the highest rank' : `share ${rankText(ranks[0] ?? null)}`;
    return `${inList(names)} ${open} and none is named as the commander: the first counts.`;
  },
});
