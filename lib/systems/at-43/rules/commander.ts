import { inList } from '@/lib/roster/words';
import { idsOf, rule, wholeForce } from './rule';

export const none = rule({
  id: 'at43/commander/none',
  severity: 'warning',
  page: 55,
  title: 'An officer or a hero commands the company',
  breach: 'No officer or hero to command',
  check: ({ highest }) => (highest.length > 0 ? [] : [wholeForce({})]),
  message: () => 'No unit has an officer or a hero: authority and leadership are 0.',
});

export const rank = rule({
  id: 'at43/commander/rank',
  severity: 'error',
  page: 55,
  title: "The commander is an officer of the company's highest rank",
  breach: 'Commander below the highest rank',
  check: ({ force, units, highest }) => {
    const unit = units.find(({ id }) => id === force.commander);
    if (unit === undefined || highest.some((led) => led.unit === unit)) return [];
    const { leader } = unit;
    return [
      {
        elements: [unit.id],
        label: unit.label,
        has: leader && { name: leader.name, rank: leader.rank },
        most: highest.map((led) => ({ name: led.leader.name, rank: led.leader.rank, unit: led.unit.label })),
      },
    ];
  },
  message: ({ label, has, most }) => {
    const [first] = most;
    const is = has === null ? `${label} has no officer` : `${has.name} of ${label} is of rank ${has.rank}`;
    return first === undefined
      ? `${is} and cannot be the commander's unit.`
      : `${is} and cannot command: ${first.name} of ${first.unit} is of rank ${first.rank}.`;
  },
});

export const choose = rule({
  id: 'at43/commander/choose',
  severity: 'warning',
  page: 55,
  title: 'Of several officers of the highest rank, one is named as the commander',
  breach: 'No commander named among equals',
  check: ({ force, highest }) =>
    force.commander !== undefined || highest.length < 2
      ? []
      : [
          {
            elements: idsOf(highest.map(({ unit }) => unit)),
            names: highest.map(({ leader, unit }) => `${leader.name} of ${unit.label}`),
            rank: highest[0]?.leader.rank,
          },
        ],
  message: ({ names, rank: shared }) =>
    `${inList(names)} share rank ${shared} and none is named as the commander: the first counts.`,
});
