import type { SheetCell, SheetColumn, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import type { Weapon } from './card';
import { play } from './catalogue';
import {
  boxesOf,
  fightersOf,
  MACHINES,
  MOST_BOXES,
  moraleOf,
  moraleText,
  rushOf,
  weaponsOf,
  weaponText,
} from './in-play';
import type { Reckoning } from './reckon';
import type { ReckonedUnit } from './reckon-unit';
import { damageNeeds, neededText, protections } from './resolution';
import { listed, text } from './sheet-cells';
import { figuresText, isInfantry, kindText, statText, waveNames } from './text';

const column = (
  id: string,
  label: string,
  width: number,
  align: 'left' | 'center' = 'left',
): SheetColumn => ({
  id,
  label,
  width,
  align,
});

/** The company sheet for play (p.119), with boxes, morale, rush and what it costs to act; then the odds and the price list. */
export function companyTables(reckoning: Reckoning): SheetTable[] {
  return [
    {
      title: 'Company sheet',
      columns: [
        column('unit', 'Unit', 19),
        column('type', 'Type', 10),
        column('size', 'Size', 5, 'center'),
        column('rank', 'Rank', 15),
        column('profile', 'Mov. Prot. Comb.', 12, 'center'),
        column('weapons', 'Weapons', 27),
        column('extras', 'Equipment and specialists', 14),
        column('fighters', 'Fighters', 21),
        column('rush', 'Rush', 8, 'center'),
        column('act', 'To act', 7, 'center'),
      ],
      rows: reckoning.units.map((unit) => unitRow(unit, reckoning)),
      empty: 'No units yet.',
      startsPage: true,
      note: `${commandLine(reckoning)} Weapons: accuracy, attack rate/re-rolls, penetration/damage. A bar stands where a morale test is due.`,
    },
    ...structureTables(reckoning),
    ...playTables(reckoning),
  ];
}

/** What the commander brings, on the sheet that lies on the table. */
const commandLine = ({ leadershipPoints, authority, wager }: Reckoning): string =>
  `Leadership points a round: ${leadershipPoints ?? '?'}; authority ${authority ?? '?'}; wager ${wager === 0 ? '0' : `0 to ${wager}`}.`;

function unitRow(unit: ReckonedUnit, { platoons, commander }: Reckoning): SheetRow {
  const { card, label, source, leader } = unit;
  const rank = leader === null ? text('–') : text(`${leader.rank}`, [leader.name]);
  const rush = card && rushOf(card);
  const { cost } = play.withoutOfficer;
  return {
    cells: {
      unit: text(label, [
        `${platoons[unit.platoon]?.label}, slot ${unit.slot + 1} · ${waveNames[source.wave]}`,
      ]),
      type: text(card ? kindText(card) : '–', card?.abilities ?? []),
      size: text(statText(card?.size ?? null)),
      rank: commander?.unit === unit ? { ...rank, circled: true } : rank,
      profile: text(card ? [card.movement, card.protection, card.combat].map(statText).join(' · ') : '–'),
      weapons: weapons(unit),
      extras: extras(unit),
      fighters: fighters(unit),
      rush: text(rush === null ? '–' : `${rush} cm`),
      act: text(leader === null ? `${cost} LP` : 'free'),
    },
  };
}

/** Its name and how many have it, then its profile in a line that does not break. */
const weapons = (unit: ReckonedUnit): SheetCell =>
  listed(
    weaponsOf(unit).flatMap(({ weapon, bearers }) => {
      const each = weapon.count > 1 ? `${weapon.count} × ` : '';
      const borne = bearers === null ? '' : ` (${bearers})`;
      return [`${each}${weapon.name}${borne}:`, weaponText(weapon)];
    }),
  );

const extras = ({ source: { equipment, specialists } }: ReckonedUnit): SheetCell =>
  listed([...equipment, ...specialists]);

/** A box a fighter; striders and vehicles have boxes by their parts, further down. */
function fighters(unit: ReckonedUnit): SheetCell {
  const { card } = unit;
  if (card === null) return text(figuresText(fightersOf(unit), card));
  const morale = moraleText(card, moraleOf(unit));
  if (!isInfantry(card.category)) return text(figuresText(fightersOf(unit), card), [morale]);
  const boxes = boxesOf(unit);
  return boxes === null
    ? text(`${fightersOf(unit)} fighters: _____`, [morale])
    : { ...boxes, lines: [morale, ...(boxes.lines ?? [])] };
}

/** Most weapons beside one another in a line of structure boxes. */
const ACROSS = 4;

/** Most machines of a company with boxes of their own. */
const MOST_MACHINES = 100;

/** Structure points of each strider and vehicle, part by part (p.51-53). */
function structureTables({ units }: Reckoning): SheetTable[] {
  const machines = units.filter(({ card }) => card !== null && !isInfantry(card.category));
  if (machines.length === 0) return [];
  const most = Math.max(...machines.map(({ card }) => card?.structure?.weapons.length ?? 0));
  const across = Math.min(most, ACROSS);
  const parts = [
    'frame',
    'propulsion',
    ...Array.from({ length: across }, (_, index) => `weapon${index + 1}`),
  ];
  const blank = Object.fromEntries(parts.map((part) => [part, text('')]));
  let room = MOST_MACHINES;
  const rows = machines.flatMap((unit) => {
    const count = fightersOf(unit);
    const shown = Math.min(count, MACHINES, room);
    room -= shown;
    const lines = Array.from({ length: shown }, (_, index) =>
      machineRows(unit, count > 1 ? `${unit.label}, machine ${index + 1}` : unit.label, across),
    ).flat();
    const more = `${unit.label}, ${count - shown}${shown > 0 ? ' more' : ' of them'}`;
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

function machineRows({ card }: ReckonedUnit, label: string, across: number): SheetRow[] {
  const structure = card?.structure ?? { frame: null, propulsion: null, weapons: [] };
  const lines = Math.max(1, Math.ceil(structure.weapons.length / ACROSS));
  return Array.from({ length: lines }, (_, line) => {
    const part = structure.weapons.slice(line * ACROSS, (line + 1) * ACROSS);
    return {
      cells: {
        machine: text(line === 0 ? label : ''),
        frame: line === 0 ? points(structure.frame) : text(''),
        propulsion: line === 0 ? points(structure.propulsion) : text(''),
        ...Object.fromEntries(
          Array.from({ length: across }, (_, index) => {
            const weapon = part[index];
            return [`weapon${index + 1}`, weapon ? points(weapon.points, weapon.name) : text('')];
          }),
        ),
      },
    };
  });
}

/** Boxes for structure points; a line to write on where they are not known. */
const points = (count: number | null, name?: string): SheetCell => {
  const lines = name === undefined ? [] : [name];
  if (count !== null && count > MOST_BOXES) return text(`_____ of ${count}`, lines);
  return count === null ? text('_____', lines) : { kind: 'boxes', count, ticked: 0, total: '', lines };
};

/** What to look up in play, on a page of its own. */
function playTables(reckoning: Reckoning): SheetTable[] {
  const [first, ...rest] = [...oddsTables(reckoning), leadershipTable(reckoning)];
  return first === undefined ? [] : [{ ...first, startsPage: true }, ...rest];
}

/** What damage tests need, a line a weapon whose penetration is known (p.51). */
function oddsTables({ units }: Reckoning): SheetTable[] {
  const seen = new Map<string, Weapon>();
  for (const unit of units)
    for (const { weapon } of weaponsOf(unit))
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

function leadershipTable({ units }: Reckoning): SheetTable {
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
