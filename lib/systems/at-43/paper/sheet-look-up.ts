import type { SheetTable } from '@/lib/sheet/sheet';
import type { Weapon } from '../catalogue/card';
import { play } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { leadersOf } from '../evaluate/leaders';
import { damageNeeds, neededText, protections } from '../evaluate/resolution';
import { allWeaponsOf } from '../evaluate/table-values';
import { column, text } from './sheet-cells';
import { statText } from './text';

/** The tables to look up in play, on a page of their own. */
export function playTables(evaluation: Evaluation): SheetTable[] {
  const [first, ...rest] = [
    ...successionTables(evaluation),
    ...oddsTables(evaluation),
    leadershipTable(evaluation),
  ];
  return first === undefined ? [] : [{ ...first, startsPage: true }, ...rest];
}

/** The order of command: each leader by rank, with rank, authority and leadership (p.55). */
function successionTables({ units, commandUnits, commander }: Evaluation): SheetTable[] {
  const led = units.flatMap((unit) => leadersOf(unit).map((leader) => ({ unit, leader })));
  if (led.length === 0) return [];
  const commands = ({ unit, leader }: (typeof led)[number]) =>
    commander?.unit === unit && commander.leader === leader;
  // If by a ruling the reinforcements do not count, they are last.
  const late = new Set(units.filter((unit) => !commandUnits.includes(unit)));
  const order = led.toSorted(
    (a, b) =>
      Number(late.has(a.unit)) - Number(late.has(b.unit)) ||
      Number(commands(b)) - Number(commands(a)) ||
      (b.leader.rank ?? Infinity) - (a.leader.rank ?? Infinity),
  );
  return [
    {
      title: 'Succession of command',
      columns: [
        column('leader', 'Officer or hero', 30),
        column('unit', 'Unit', 30),
        column('rank', 'Rank', 10, 'center'),
        column('authority', 'Authority', 10, 'center'),
        column('leadership', 'Leadership', 10, 'center'),
        column('wager', 'Wager', 10, 'center'),
      ],
      rows: order.map((each) => {
        const { unit, leader } = each;
        const { rank, authority, leadership } = leader;
        return {
          cells: {
            leader: { ...text(leader.name), circled: commands(each) },
            unit: text(unit.label, late.has(unit) ? ['reinforcement, does not count for command'] : []),
            rank: text(statText(rank)),
            authority: text(statText(authority)),
            leadership: text(statText(leadership)),
            wager: text(rank === null ? '–' : `0 to ${rank + 1}`),
          },
        };
      }),
      empty: '',
      dense: true,
      note: 'When the commander is lost, the highest rank left commands; without one, authority and leadership are 0 (p.55).',
    },
  ];
}

/** Results that damage tests need, a line per weapon of known penetration (p.51). */
function oddsTables({ units }: Evaluation): SheetTable[] {
  const seen = new Map<string, Weapon>();
  for (const unit of units)
    for (const { weapon } of allWeaponsOf(unit))
      if (weapon.penetration !== null) seen.set(`${weapon.name} ${weapon.penetration}`, weapon);
  if (seen.size === 0) return [];
  return [
    {
      title: 'Damage tests: result needed by protection',
      columns: [
        column('weapon', 'Weapon', 24),
        column('penetration', 'Pen.', 6, 'center'),
        ...protections.map((protection) => column(`p${protection}`, `${protection}`, 5, 'center')),
      ],
      rows: [...seen.values()].map((weapon) => ({
        cells: {
          weapon: text(weapon.name),
          penetration: text(statText(weapon.penetration)),
          ...Object.fromEntries(
            (damageNeeds(weapon) ?? []).map((needed, index) => [`p${index + 1}`, text(neededText(needed))]),
          ),
        },
      })),
      empty: '',
      dense: true,
    },
  ];
}

function leadershipTable({ units }: Evaluation): SheetTable {
  const without = units.filter(({ leader }) => leader === null).length;
  return {
    title: 'What leadership points buy',
    columns: [
      column('use', 'Use', 26),
      column('cost', 'LP', 6, 'center'),
      column('effect', 'Effect', 62),
      column('page', 'Page', 6, 'center'),
    ],
    rows: play.leadership.map(({ name, cost, effect, page }) => ({
      cells: { use: text(name), cost: text(`${cost}`), effect: text(effect), page: text(`${page}`) },
    })),
    empty: '',
    dense: true,
    note: `Units without an officer: ${without} of ${units.length}.`,
  };
}
