import { sum } from '@/lib/roster/edits/list-edits';
import { noteLines } from '@/lib/roster/element-notes';
import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { changedRulings } from '@/lib/roster/ruling';
import { sheetVerdict } from '@/lib/roster/sentence';
import { counted } from '@/lib/roster/text/words';
import type { Sheet, SheetCell, SheetColumn, SheetFact, SheetTable, SheetText } from '@/lib/sheet/sheet';
import { statCells } from '@/lib/sheet/stats';
import { type FactionId, rulings } from '../catalogue/catalogue';
import { attackDice, type DeployedPart, reactionDice, strengths } from '../evaluate/dice';
import { type Evaluation, figures } from '../evaluate/evaluate';
import { linesOf, type UnitLine, unitStats } from '../fields';
import type { Force } from '../force';
import { rules } from '../rules/registry';
import { droneTrack, standRow, trackOf } from './marks';
import { playTables } from './sheet-play';
import { teamsText } from './stats';
import { symbolOf } from './symbol';
import { modelWords, typeName } from './text';

/** The force sheet: a line per unit with its tracks and dice, and a second page of tables for play. */
export function sheet(roster: Roster<Force>, evaluation: Evaluation, report: Report): Sheet {
  const place = placeOf(roster, evaluation, report);
  const lines = noteLinesOf(roster);
  return {
    title: roster.name,
    system: 'Command Horizon',
    player: roster.player,
    orientation: 'landscape',
    facts: facts(evaluation),
    verdict: sheetVerdict(report, { rules }),
    tables: [
      unitTable(evaluation),
      ...(place === 'units' && lines.length > 0 ? [noteTable(lines)] : []),
      ...playTables(evaluation, place === 'play' ? lines : []),
    ],
    notes: place === 'end' ? [{ title: 'Notes', lines: roster.notes.split(/\r?\n/) }] : [],
  };
}

function facts(evaluation: Evaluation): SheetFact[] {
  const { faction, commands } = evaluation;
  const changed = changedRulings(rulings, evaluation.rulings);
  return [
    { label: 'Faction', value: faction.name, brief: true },
    ...figures(evaluation).map(({ title, value }) => ({ label: title, value })),
    { label: 'Command', value: commands[0]?.label ?? 'None' },
    ...(changed.length > 0 ? [{ label: 'Rulings', value: `${changed.length} changed` }] : []),
  ];
}

const noteLinesOf = ({ notes }: Roster<Force>) => notes.split(/\r?\n/).filter((line) => line.trim() !== '');

/** Most lines and characters of short notes, and most lines of units and problems above them. */
const SHORT = { lines: 4, characters: 240, above: 7 };

/** Where notes go: short ones below a few units or on the second page, to save a page; else last. */
function placeOf(
  roster: Roster<Force>,
  { units }: Evaluation,
  { problems }: Report,
): 'units' | 'play' | 'end' {
  const lines = noteLinesOf(roster);
  if (lines.length > SHORT.lines || lines.join('').length > SHORT.characters) return 'end';
  const above = problems.length + sum(units, ({ counts }) => counts);
  return above <= SHORT.above ? 'units' : 'play';
}

const noteTable = (lines: readonly string[]): SheetTable => ({
  title: 'Notes',
  columns: [{ id: 'text', label: 'Text', width: 100, align: 'left' }],
  rows: lines.map((text) => ({ cells: { text: { kind: 'text', text } } })),
  empty: '',
  dense: true,
});

function unitTable(evaluation: Evaluation): SheetTable {
  const { units, force, unit: byId } = evaluation;
  const lines = units.flatMap(linesOf);
  const joined = lines.some(({ stand }) => stand.teams > 0);
  const centred = (id: string, label: string, width: number, figure = true): SheetColumn => ({
    id,
    label,
    width,
    align: 'center',
    figure,
  });
  const boxed = (id: string, label: string, width: number): SheetColumn => ({
    id,
    label,
    width,
    align: 'left',
  });
  return {
    title: 'Units',
    columns: [
      { id: 'name', label: 'Unit', width: 24, align: 'left' },
      centred('cp', 'CP', 4),
      centred('range', 'Range', 10, false),
      centred('attack', 'Attack dice', 12),
      centred('reaction', 'Reaction', 10),
      centred('defence', 'Defence', 8),
      boxed('models', 'Models', 15),
      ...(joined ? [boxed('teams', 'Teams', 6)] : []),
      boxed('stuns', 'Stuns', 19),
      ...(units.some((unit) => unit.drones > 0) ? [boxed('drones', 'Drones', 6)] : []),
    ],
    rows: lines.map((line) => ({
      row: standRow(line.stand),
      cells: standCells(line, {
        symbol: symbolOf(line.stand.unit, evaluation),
        lines: nameLines(line, force.faction, byId),
      }),
    })),
    empty: 'No units yet.',
    note: `Below the attack and reaction dice, those after each model lost from full strength${joined ? ', teams with it still there' : ''}.`,
  };
}

/** The line of a stand; what belongs to the whole unit is in its first line. */
function standCells(line: UnitLine, name: Pick<SheetText, 'symbol' | 'lines'>): Record<string, SheetCell> {
  const { stand, isFirst } = line;
  const { unit } = stand;
  const { attack, reaction, ...cells } = statCells(unitStats, line);
  return {
    name: { kind: 'text', text: stand.label, ...name, strong: unit.type.command },
    ...cells,
    attack: withLosses(attack, stand, attackDice),
    reaction: withLosses(reaction, stand, reactionDice),
    models: { ...trackOf(stand, 'lost'), lines: [counted(stand.models, ...modelWords(unit.type))] },
    teams: trackOf(stand, 'teams-lost'),
    stuns: trackOf(stand, 'stuns'),
    drones: droneTrack(unit, isFirst),
  };
}

/** Below the dice at full strength, the dice after each model lost. */
function withLosses(
  cell: SheetText,
  stand: DeployedPart,
  dice: (stand: DeployedPart, left: number) => number | null,
): SheetText {
  const after = strengths(stand)
    .slice(1)
    .flatMap((left) => dice(stand, left) ?? []);
  return after.length === 0 ? cell : { ...cell, lines: [after.join(' · '), ...(cell.lines ?? [])] };
}

function nameLines({ stand, isFirst }: UnitLine, faction: FactionId, byId: Evaluation['unit']): string[] {
  const { label, type, sends, source } = stand.unit;
  const kind = typeName(type, faction);
  return [
    ...(isFirst && !label.startsWith(kind) ? [kind] : []),
    ...(stand.teams > 0 ? [teamsText(stand)] : []),
    ...(isFirst ? sends.map(({ to, teams }) => `${counted(teams, 'team')} with ${byId(to).label}`) : []),
    ...(isFirst ? noteLines(source) : []),
  ];
}
