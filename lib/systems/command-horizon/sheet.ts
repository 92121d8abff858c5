import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sheetVerdict } from '@/lib/roster/verdict';
import { counted, signed } from '@/lib/roster/words';
import type {
  Sheet,
  SheetBoxes,
  SheetCell,
  SheetColumn,
  SheetFact,
  SheetNote,
  SheetTable,
} from '@/lib/sheet/sheet';
import {
  attackDice,
  mostStuns,
  rangeText,
  reactionDice,
  type Stand,
  standsOf,
  strengths,
  teamProfile,
} from './dice';
import type { Force } from './force';
import type { Reckoning } from './reckon';
import { playTables } from './sheet-play';
import { modelWords, typeName } from './text';
import { figures } from './totals';

/** A line a unit with its tracks and dice; on the second page what is looked up in play. */
export function sheet(roster: Roster<Force>, reckoning: Reckoning, report: Report): Sheet {
  return {
    title: roster.name,
    system: 'Command Horizon',
    player: roster.player,
    orientation: 'landscape',
    facts: facts(reckoning),
    verdict: sheetVerdict(report, reckoning.units),
    tables: [unitTable(reckoning), ...playTables(reckoning)],
    notes: notes(roster),
  };
}

function facts(reckoning: Reckoning): SheetFact[] {
  const { faction, commands } = reckoning;
  return [
    { label: 'Faction', value: faction.name },
    ...figures(reckoning).map(({ title, value }) => ({ label: title, value })),
    { label: 'Command', value: commands[0]?.label ?? 'None' },
  ];
}

const notes = ({ notes: text }: Roster<Force>): SheetNote[] =>
  text.trim() === '' ? [] : [{ title: 'Notes', lines: text.split(/\r?\n/) }];

function unitTable(reckoning: Reckoning): SheetTable {
  const { units } = reckoning;
  const centred = (id: string, label: string, width: number, figure = true): SheetColumn => ({
    id,
    label,
    width,
    align: 'center',
    figure,
  });
  const drones = units.some((unit) => unit.drones > 0)
    ? [{ id: 'drones', label: 'Drones', width: 6, align: 'left' as const }]
    : [];
  return {
    title: 'Units',
    columns: [
      { id: 'name', label: 'Unit', width: 28, align: 'left' },
      centred('cp', 'CP', 4),
      centred('range', 'Range', 8, false),
      centred('attack', 'Attack dice', 12),
      centred('reaction', 'Reaction', 10),
      centred('defence', 'Defence', 7),
      { id: 'models', label: 'Models', width: 13, align: 'left' },
      { id: 'stuns', label: 'Stuns', width: 17, align: 'left' },
      ...drones,
    ],
    rows: units.flatMap((unit) =>
      standsOf(unit).map((stand, index) => ({ cells: standCells(stand, index === 0, reckoning) })),
    ),
    empty: 'No units yet.',
    note: 'Attack and reaction dice at full strength; below, after each model lost.',
  };
}

/** The line of a stand; what belongs to the whole unit stands in its first. */
function standCells(stand: Stand, first: boolean, reckoning: Reckoning): Record<string, SheetCell> {
  const { unit } = stand;
  const { profile } = unit;
  const { defence, closeDefence = 0 } = profile;
  return {
    name: {
      kind: 'text',
      text: stand.label,
      lines: nameLines(stand, first, reckoning),
      strong: unit.type.command,
    },
    cp: { kind: 'text', text: first ? `${profile.commandPoints}` : '0' },
    range: { kind: 'text', text: rangeText(profile) },
    attack: diceCell(stand, attackDice, closeLines(stand)),
    reaction: diceCell(stand, reactionDice, []),
    defence: {
      kind: 'text',
      text: defence > 0 ? signed(defence) : '–',
      ...(closeDefence > 0 ? { lines: [`${signed(closeDefence)} close`] } : {}),
    },
    models: modelBoxes(stand),
    stuns: boxes(mostStuns(stand)),
    drones: boxes(first ? unit.drones : 0),
  };
}

/** The dice at full strength, and below them those after each model lost. */
function diceCell(
  stand: Stand,
  dice: (stand: Stand, left: number) => number | null,
  lines: string[],
): SheetCell {
  const [full, ...after] = strengths(stand).map((left) => dice(stand, left));
  if (full === undefined || full === null) return { kind: 'text', text: '–' };
  return {
    kind: 'text',
    text: `${full}`,
    lines: [...(after.length > 0 ? [after.join(' · ')] : []), ...lines],
  };
}

/** Dice in close combat, where they are not the same as in fire. */
function closeLines({ unit: { profile, type } }: Stand): string[] {
  const { dice, closeDice } = profile;
  return closeDice === undefined || closeDice === dice ? [] : [`${closeDice} a ${modelWords(type)[0]} close`];
}

function nameLines({ unit, teams }: Stand, first: boolean, { force, unit: byId }: Reckoning): string[] {
  const { label, type, profile, sends } = unit;
  const kind = typeName(type, force.faction);
  const lines: string[] = [];
  if (first && !label.startsWith(kind)) lines.push(kind);
  if (teams > 0) lines.push(`With it ${counted(teams, 'heavy team')}: ${teamText()}`);
  if (!first) return lines;
  for (const { to, teams: sent } of sends) lines.push(`${counted(sent, 'team')} with ${byId(to).label}`);
  const effects = [...type.effects, ...(profile.effects ?? [])];
  return effects.length > 0 ? [...lines, effects.join(' ')] : lines;
}

/** "2 dice each at 20 cm, 1 in close combat". */
function teamText(): string {
  const { dice, closeDice, range } = teamProfile;
  return `${dice} dice each at ${range} cm, ${closeDice} in close combat`;
}

/** Boxes of a stand's own models, and behind a bar those of teams with it. */
function modelBoxes({ unit, models, teams }: Stand): SheetBoxes {
  const words = modelWords(unit.type);
  const shown = Math.min(models, MOST_BOXES);
  const own = counted(models, ...words);
  return {
    ...boxes(shown + teams),
    ...(teams > 0 ? { bars: [shown] } : {}),
    lines: [teams > 0 ? `${own} | ${counted(teams, 'team')}` : own],
  };
}

/** Most boxes that are drawn of a number; a line says what the number is. */
const MOST_BOXES = 40;

const boxes = (count: number): SheetBoxes => ({
  kind: 'boxes',
  count: Math.min(count, 2 * MOST_BOXES),
  ticked: 0,
  total: '',
});
