import { noteLines } from '@/lib/roster/element-notes';
import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sheetVerdict } from '@/lib/roster/sentence';
import { pageText } from '@/lib/roster/verdict';
import type { Sheet, SheetCell, SheetNote, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import { statCells } from '@/lib/sheet/stats';
import { takenName } from '@/lib/systems/horizon-wars/edits/offered';
import {
  appendixColumns,
  DAMAGE_TOTAL,
  damageBoxes,
  elementStats,
  type StatLine,
} from '@/lib/systems/horizon-wars/fields';
import { pilotLine, table } from '../catalogue/catalogue';
import { type EvaluatedMech, type Evaluation, figures, type TakenUpgrade } from '../evaluate/evaluate';
import type { Force } from '../force';
import { rules } from '../rules/registry';
import { effectOf, inOrder, MECH, PILOT, pilotSpecials, upgradeNames, usesOf, usesTracker } from './special';
import { pilotSymbol, symbolOf } from './symbol';
import { kindName, pilotLabel } from './text';

/** A blank for the rank and suit of a turn-deck card. */
export const CARD_BLANK = '_____ of _________';

/** A player's sheet: the mech and its ejected pilot as in Appendix 3, upgrades with uses to tick off, and play. */
export function sheet(roster: Roster<Force>, evaluation: Evaluation, report: Report): Sheet {
  return {
    title: roster.name,
    system: 'Battle Royale',
    player: roster.player,
    orientation: 'landscape',
    facts: [
      ...figures(evaluation).map(({ title, value }) => ({ label: title, value })),
      { label: 'Turn-deck card', value: CARD_BLANK },
    ],
    verdict: sheetVerdict(report, { rules }),
    tables: [lines(evaluation), upgrades(evaluation)],
    notes: notes(roster, evaluation),
  };
}

const line = (
  row: string,
  name: SheetCell,
  { presence, stats }: StatLine,
  special: readonly string[],
): SheetRow => ({
  row,
  cells: {
    name,
    ...statCells(elementStats, { presence, stats }),
    special: { kind: 'text', text: special.join(', ') },
    damage: {
      kind: 'boxes',
      count: damageBoxes(stats),
      ticked: 0,
      total: DAMAGE_TOTAL,
      marks: [[row, 'damage']],
    },
  },
});

function lines({ mech }: Evaluation): SheetTable {
  const kind = kindName(mech);
  const marks = [...(mech.label === kind ? [] : [kind]), ...noteLines(mech.source)];
  return {
    title: 'Mech and pilot',
    columns: appendixColumns(),
    rows: [
      line(
        MECH,
        { kind: 'text', text: mech.label, symbol: symbolOf(mech), lines: marks, strong: true },
        mech,
        upgradeNames(mech),
      ),
      line(
        PILOT,
        {
          kind: 'text',
          text: pilotLabel(mech.source),
          symbol: pilotSymbol,
          lines: ['Once ejected · Infantry'],
        },
        pilotLine,
        pilotLine.special.map(({ name }) => name),
      ),
    ],
    empty: '',
  };
}

function upgrades({ mech }: Evaluation): SheetTable {
  return {
    title: 'Upgrades',
    columns: [
      { id: 'name', label: 'Upgrade', width: 24, align: 'left' },
      { id: 'points', label: 'Points', width: 6, align: 'center' },
      { id: 'effect', label: 'Effect', width: 52, align: 'left' },
      { id: 'uses', label: 'Uses', width: 18, align: 'left' },
    ],
    rows: inOrder(mech).flatMap((taken) => upgradeRows(taken, mech)),
    empty: 'No upgrades.',
    dense: true,
  };
}

/** The row of an upgrade, and one for each ability of drones. */
function upgradeRows(taken: TakenUpgrade, mech: EvaluatedMech): SheetRow[] {
  const { abilities, points } = taken;
  const page = pageText(taken.record.page ?? null);
  const effect = effectOf(taken, mech);
  let own = points;
  for (const { cost } of abilities) own -= cost;
  return [
    upgradeRow(
      takenName(taken),
      own,
      page === '' ? effect : `${effect} (${page})`,
      usesOf(taken),
      taken.record.id,
    ),
    ...abilities.map(({ name, cost, effect }) => upgradeRow(name, cost, effect, 0)),
  ];
}

/** @param upgrade its id, if it has uses to tick */
const upgradeRow = (name: string, points: number, effect: string, uses: number, upgrade = ''): SheetRow => ({
  cells: {
    name: { kind: 'text', text: name, strong: true },
    points: { kind: 'text', text: `${points}` },
    effect: { kind: 'text', text: effect },
    uses:
      uses > 0
        ? { kind: 'boxes', count: uses, ticked: 0, total: '', marks: [[MECH, usesTracker(upgrade)]] }
        : { kind: 'text', text: '–' },
  },
});

function notes({ notes: text }: Roster<Force>, { mech }: Evaluation): SheetNote[] {
  const pilot = pilotSpecials(mech).map(({ name, effect }) => `${name}: ${effect}`);
  const list: SheetNote[] = [
    { title: 'Turns', lines: table.turns },
    { title: 'Power cells', lines: table.cells },
    { title: 'Ejected pilot', lines: [...table.ejection, ...pilot] },
  ];
  if (text.trim() !== '') list.push({ title: 'Notes', lines: text.split(/\r?\n/) });
  return list;
}
