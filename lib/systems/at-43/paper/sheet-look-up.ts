import type { SheetCell, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import type { Structure, Weapon } from '../catalogue/card';
import { play } from '../catalogue/catalogue';
import type { Evaluation, LedUnit } from '../evaluate/evaluate';
import { type EvaluatedUnit, leadersOf } from '../evaluate/evaluate-unit';
import { allWeaponsOf, damageNeeds, MAX_BOXES, neededText, protections } from '../evaluate/table-values';
import { machinesOf, unknownStructure, weaponPart } from './marks';
import { column, statText, text } from './text';

/** The tables to look up in play, on a page of their own. */
export function playTables(evaluation: Evaluation): SheetTable[] {
  const [first, ...rest] = [
    ...successionTables(evaluation),
    ...oddsTables(evaluation),
    leadershipTable(evaluation),
  ];
  return first === undefined ? [] : [{ ...first, startsPage: true }, ...rest];
}

export const SUCCESSION = 'Succession of command';

/** Who may command. */
interface Succession {
  led: readonly LedUnit[];
  /** The units that count for command. */
  counting: readonly EvaluatedUnit[];
  commander: LedUnit | null;
}

/** Every leader of a company. */
export const allLed = ({ units }: Pick<Evaluation, 'units'>): LedUnit[] =>
  units.flatMap((unit) => leadersOf(unit).map((leader) => ({ unit, leader })));

/** The order of command before play (p.55). */
function successionTables(evaluation: Evaluation): SheetTable[] {
  const { commandUnits, commander } = evaluation;
  const led = allLed(evaluation);
  if (led.length === 0) return [];
  return [
    {
      title: SUCCESSION,
      columns: [
        column('leader', 'Officer or hero', 30),
        column('unit', 'Unit', 30),
        column('rank', 'Rank', 10, 'center'),
        column('authority', 'Authority', 10, 'center'),
        column('leadership', 'Leadership', 10, 'center'),
        column('wager', 'Wager', 10, 'center'),
      ],
      rows: successionRows({ led, counting: commandUnits, commander }),
      empty: 'No officer or hero is left.',
      dense: true,
      note: successionNote([]),
    },
  ];
}

/**
 * Explains the order of command.
 * @param lost the leaders who are out of it
 */
export const successionNote = (lost: readonly LedUnit[]): string =>
  [
    'When the commander is lost, the highest rank left commands; without one, authority and leadership are 0 (p.55).',
    ...(lost.length === 0
      ? []
      : [`Lost: ${lost.map(({ leader, unit }) => `${leader.name} (${unit.label})`).join(', ')}.`]),
  ].join(' ');

/** The order of command: each leader by rank, with rank, authority and leadership (p.55). */
export function successionRows({ led, counting, commander }: Succession): SheetRow[] {
  const commands = ({ unit, leader }: LedUnit) => commander?.unit === unit && commander.leader === leader;
  // If by a ruling the reinforcements do not count, they are last.
  const late = new Set(led.map(({ unit }) => unit).filter((unit) => !counting.includes(unit)));
  const order = led.toSorted(
    (a, b) =>
      Number(late.has(a.unit)) - Number(late.has(b.unit)) ||
      Number(commands(b)) - Number(commands(a)) ||
      (b.leader.rank ?? Infinity) - (a.leader.rank ?? Infinity),
  );
  return order.map((each) => {
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
  });
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

/** Most weapons in one line of structure boxes. */
const ACROSS = 4;

/** Structure points of each strider and vehicle, part by part (p.51-53). */
export function structureTables(evaluation: Evaluation): SheetTable[] {
  const machines = machinesOf(evaluation);
  if (machines.length === 0) return [];
  const most = Math.max(...machines.map(({ structure }) => structure?.weapons.length ?? 0));
  const across = Math.min(most, ACROSS);
  const parts = [
    'frame',
    'propulsion',
    ...Array.from({ length: across }, (_, index) => `weapon${index + 1}`),
  ];
  const blank = Object.fromEntries(parts.map((part) => [part, text('')]));
  const rows = machines.flatMap(({ label, count, structure, symbol, rows }) => {
    const shown = rows.length;
    const lines = rows.flatMap((row, index) =>
      machineRows(
        structure ?? unknownStructure,
        { ...text(count > 1 ? `${label}, machine ${index + 1}` : label), symbol },
        { row, across },
      ),
    );
    const more = `${label}, ${count - shown}${shown > 0 ? ' more' : ' of them'}`;
    return count === shown ? lines : [...lines, { cells: { ...blank, machine: text(more) } }];
  });
  return [
    {
      title: 'Structure points',
      columns: [
        column('machine', 'Machine', 22),
        column('frame', 'Frame', 14),
        column('propulsion', 'Propulsion', 14),
        ...Array.from({ length: across }, (_, index) =>
          column(`weapon${index + 1}`, `Weapon ${index + 1}`, 14),
        ),
      ],
      rows,
      empty: '',
      note: 'Frame at 0: destroyed. Propulsion at 0: cannot move. Damage beyond a part goes to the frame (p.52-53).',
    },
  ];
}

function machineRows(
  structure: Structure,
  machine: SheetCell,
  { row, across }: { row: string; across: number },
): SheetRow[] {
  const lines = Math.max(1, Math.ceil(structure.weapons.length / ACROSS));
  return Array.from({ length: lines }, (_, line) => ({
    cells: {
      machine: line === 0 ? machine : text(''),
      frame: line === 0 ? points(structure.frame, [row, 'frame']) : text(''),
      propulsion: line === 0 ? points(structure.propulsion, [row, 'propulsion']) : text(''),
      ...Object.fromEntries(
        Array.from({ length: across }, (_, index) => {
          const at = line * ACROSS + index;
          const weapon = structure.weapons[at];
          const cell = weapon ? points(weapon.points, [row, weaponPart(at)], weapon.name) : text('');
          return [`weapon${index + 1}`, cell];
        }),
      ),
    },
  }));
}

/** Boxes for structure points; a blank line if they are not known or too many. */
function points(count: number | null, mark: [row: string, tracker: string], name?: string): SheetCell {
  const lines = name === undefined ? [] : [name];
  if (count !== null && count > MAX_BOXES) return text(`_____ of ${count}`, lines);
  return count === null
    ? text('_____', lines)
    : { kind: 'boxes', count, ticked: 0, total: '', lines, marks: [mark] };
}
