import { noteLines } from '@/lib/roster/element-notes';
import { statEntries, textOf } from '@/lib/roster/shown/displayed-stat';
import { withStart } from '@/lib/roster/text/words';
import type { SheetCell, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import { statCells } from '@/lib/sheet/stats';
import type { Card, Officer } from '../catalogue/card';
import { lineIds, profileStats } from '../catalogue/card-fields';
import { play } from '../catalogue/catalogue';
import type { Command, Evaluation } from '../evaluate/evaluate';
import { type EvaluatedUnit, leadersOf } from '../evaluate/evaluate-unit';
import {
  attachedHeroOf,
  boxesOf,
  type CarriedWeapon,
  fightersWithoutSupport,
  MAX_BOXES,
  moraleOf,
  moraleText,
  supportOf,
  weaponsOf,
  weaponText,
} from '../evaluate/table-values';
import { heroRow, LOST, supportRow } from './marks';
import { playTables, structureTables } from './sheet-look-up';
import { supportWeaponSymbol, symbolOf, symbolOfType } from './symbol';
import {
  actText,
  armyText,
  column,
  figuresText,
  isInfantry,
  kindText,
  listed,
  statText,
  text,
  waveNames,
  worthText,
} from './text';

export const COMPANY_SHEET = 'Company sheet';

/** The company sheet for play (p.119), with boxes, morale, rush and cost to act; then odds and price list. */
export function companyTables(evaluation: Evaluation): SheetTable[] {
  return [
    {
      title: COMPANY_SHEET,
      columns: [
        column('unit', 'Unit', 18),
        column('type', 'Type', 10),
        column('size', 'Size', 5, 'center'),
        column('rank', 'Rank', 16),
        column('profile', profiled.map(({ letter }) => letter).join(' '), 12, 'center'),
        column('weapons', 'Weapons', 27),
        column('extras', 'Equipment and specialists', 14),
        column('fighters', 'Fighters', 21),
        column('rush', 'Rush', 8, 'center'),
        column('act', 'To act', 7, 'center'),
      ],
      rows: evaluation.units.flatMap((unit) => [
        unitRow(unit, evaluation),
        ...supportRows(unit),
        ...heroRows(unit, evaluation),
      ]),
      empty: 'No units yet.',
      startsPage: true,
      note: companyNote(evaluation, evaluation),
    },
    ...structureTables(evaluation),
    ...playTables(evaluation),
  ];
}

/** The head of the book's sheets: army, faction, A.P. in total and by wave (p.118-119). */
const headLine = (evaluation: Evaluation): string => {
  const { value, assault, reinforcement } = worthText(evaluation);
  return `${armyText(evaluation.force)}: ${value} A.P., assault ${assault}, reinforcement ${reinforcement}.`;
};

/**
 * What stands below the title of the company sheet.
 * @param now who commands and with what, before play or as it stands
 */
export const companyNote = (evaluation: Evaluation, now: Command): string =>
  `${headLine(evaluation)} ${commandLine(now, evaluation)} Weapons: accuracy, attack rate/re-rolls, penetration/damage. A bar stands where a morale test is due.`;

/** The commander's leadership points, authority and wager, with those of the start behind what has changed. */
function commandLine(now: Command, start: Command): string {
  const said = (show: (command: Command) => string) => withStart(show(now), show(start));
  return [
    `Leadership points per round: ${said(({ leadershipPoints }) => `${leadershipPoints ?? '?'}`)}`,
    `authority ${said(({ authority }) => `${authority ?? '?'}`)}`,
    `wager ${said(({ wager }) => (wager === 0 ? '0' : `0 to ${wager ?? '?'}`))}.`,
  ].join('; ');
}

function unitRow(unit: EvaluatedUnit, evaluation: Evaluation): SheetRow {
  const { card, label, source, leader } = unit;
  const guest = attachedHeroOf(unit);
  const { cost } = play.withoutOfficer;
  const place = `${evaluation.platoons[unit.platoon]?.label}, slot ${unit.slot + 1} · ${waveNames[source.wave]}`;
  const own = leadersOf(unit).find((each) => each !== guest?.hero) ?? null;
  return {
    row: unit.id,
    cells: {
      unit: { ...text(label, [place, ...noteLines(source)]), symbol: symbolOf(unit, evaluation) },
      ...profileCells(card),
      type: text(card ? kindText(card) : '–', card?.abilities ?? []),
      rank: rankCell(unit, own, evaluation),
      weapons: weaponsCell(weaponsOf(unit)),
      extras: extras(unit),
      fighters: fighters(unit),
      act: text(actText(leader === null ? cost : 0)),
    },
  };
}

/** The row of a unit's support weapons, which have figures of their own (p.48). */
function supportRows(unit: EvaluatedUnit): SheetRow[] {
  const count = supportOf(unit);
  if (count === 0) return [];
  const weapon = unit.card?.supportWeapon ?? null;
  const { protection = null, combat = null } = weapon ?? {};
  const own: Partial<Record<string, number | null>> = { protection, combat };
  return [
    {
      row: supportRow(unit.id),
      cells: {
        unit: {
          ...text(weapon?.name ?? 'Support weapon', [`${count} with ${unit.label}`]),
          symbol: supportWeaponSymbol,
        },
        type: text('support weapon'),
        size: text(statText(weapon?.size ?? null)),
        rank: text('–'),
        profile: text(lineIds.map((id) => statText(own[id] ?? null)).join(' · ')),
        weapons: text('–'),
        extras: text('–'),
        fighters: boxes(count, supportRow(unit.id)),
        rush: text('–'),
        act: text('–'),
      },
    },
  ];
}

/** The row of a hero from another card, by that card (p.77). */
function heroRows(unit: EvaluatedUnit, evaluation: Evaluation): SheetRow[] {
  const guest = attachedHeroOf(unit);
  if (guest === null) return [];
  const { hero, card } = guest;
  return [
    {
      row: heroRow(unit.id),
      cells: {
        unit: { ...text(hero.name, [`with ${unit.label}`]), symbol: symbolOfType(card) },
        ...profileCells(card),
        type: text(kindText(card), card.abilities),
        rank: rankCell(unit, hero, evaluation),
        weapons: weaponsCell(card.weapons.map((weapon) => ({ weapon, bearers: null }))),
        extras: text('–'),
        fighters: isInfantry(card.category)
          ? { ...boxes(1, heroRow(unit.id)), lines: ['Not counted in the numbers'] }
          : text('1 machine', ['Not counted in the numbers']),
        act: text('–'),
      },
    },
  ];
}

/** The figures that share a column. */
const profiled = statEntries(profileStats, lineIds).map(([, stat]) => stat);

function profileCells(card: Card | null): Record<string, SheetCell> {
  if (card === null) return { size: text('–'), profile: text('–'), rush: text('–') };
  const { size, rush } = statCells(profileStats, card, ['size', 'rush']);
  return {
    size,
    profile: text(profiled.map(({ show }) => textOf(show(card))).join(' · ')),
    rush: text(rush.text === '–' ? rush.text : `${rush.text} cm`),
  };
}

/** A leader's rank, then name, authority and leadership; circled for the commander. */
function rankCell(unit: EvaluatedUnit, leader: Officer | null, { commander }: Evaluation): SheetCell {
  if (leader === null) return text('–');
  const { name, rank, authority, leadership } = leader;
  const cell = text(statText(rank), [name, `aut. ${statText(authority)} · lead. ${statText(leadership)}`]);
  return commander?.unit === unit && commander.leader === leader ? { ...cell, circled: true } : cell;
}

/** For each weapon a line with its name and bearers, and one with its profile, which does not wrap. */
const weaponsCell = (weapons: readonly CarriedWeapon[]): SheetCell =>
  listed(
    weapons.flatMap(({ weapon, bearers }) => {
      const each = weapon.count > 1 ? `${weapon.count} × ` : '';
      const borne = bearers === null ? '' : ` (${bearers})`;
      return [`${each}${weapon.name}${borne}:`, weaponText(weapon)];
    }),
  );

const extras = ({ source: { equipment, specialists } }: EvaluatedUnit): SheetCell =>
  listed([...equipment, ...specialists]);

/** One box per fighter; striders and vehicles have their boxes in the structure table. */
function fighters(unit: EvaluatedUnit): SheetCell {
  const { card } = unit;
  const count = fightersWithoutSupport(unit);
  if (card === null) return text(figuresText(count, card));
  const lines = [
    moraleText(card, moraleOf(unit)),
    ...(supportOf(unit) > 0 ? ['Its support weapons count as fighters'] : []),
  ];
  if (!isInfantry(card.category)) return text(figuresText(count, card), lines);
  const drawn = boxesOf(unit);
  return drawn === null
    ? text(`${count} fighters: _____`, lines)
    : { ...drawn, lines, marks: [[unit.id, LOST]] };
}

/** Boxes without a bar; a blank line if there are too many. */
const boxes = (count: number, row: string): SheetCell =>
  count > MAX_BOXES
    ? text(`${count}: _____`)
    : { kind: 'boxes', count, ticked: 0, total: '', marks: [[row, LOST]] };
