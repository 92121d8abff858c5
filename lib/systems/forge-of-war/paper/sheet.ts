import { noteLines } from '@/lib/roster/element-notes';
import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sheetVerdict } from '@/lib/roster/sentence';
import { minus } from '@/lib/roster/text/words';
import type {
  Sheet,
  SheetBoxes,
  SheetCell,
  SheetColumn,
  SheetRow,
  SheetTable,
  SheetText,
} from '@/lib/sheet/sheet';
import { statCells, statColumns } from '@/lib/sheet/stats';
import { type Evaluation, figures } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { unitStats } from '../fields';
import type { Force } from '../force';
import { rules } from '../rules/registry';
import {
  actingRow,
  commandText,
  figureMarks,
  markerMarks,
  marks,
  systemMarks,
  weaponLines,
  woundMarks,
} from './marks';
import { combatTable, playNotes, targetTable } from './sheet-play';
import { symbolOf } from './symbol';
import { facingLines, listOr } from './text';
import { MAX_BOXES, MAX_SYSTEMS, systemTrack, trackOf, woundsOf } from './tracks';

/** The force sheet: a line per unit with its tracks, and a second page of tables for play. */
export function sheet(roster: Roster<Force>, evaluation: Evaluation, report: Report): Sheet {
  const foot = evaluation.units.filter(({ vehicle }) => !vehicle);
  const vehicles = evaluation.units.filter(({ vehicle }) => vehicle);
  const notes = roster.notes.split(/\r?\n/).filter((line) => line.trim() !== '');
  return {
    title: roster.name,
    system: 'Forge of War',
    player: roster.player,
    orientation: 'landscape',
    facts: [
      ...figures(evaluation).map(({ title, value }) => ({ label: title, value })),
      { label: 'Command', value: listOr(evaluation.commanders.map(commandText), 'None') },
      ...(isShort(notes) ? [{ label: 'Notes', value: notes.join(' · ') }] : []),
    ],
    verdict: sheetVerdict(report, { rules }),
    tables: [
      ...(foot.length > 0 || vehicles.length === 0 ? [unitTable(foot, evaluation)] : []),
      ...(vehicles.length > 0 ? [vehicleTable(vehicles, evaluation)] : []),
      ...(isShort(notes) ? [] : notesTable(notes)),
      targetTable(evaluation),
      combatTable(evaluation),
    ],
    notes: playNotes(evaluation),
  };
}

/** Whether notes are present and short enough for the box above the tables. */
const isShort = (notes: readonly string[]): boolean => notes.length > 0 && notes.join(' · ').length <= 240;

/** Longer notes, before the tables for play. */
function notesTable(notes: readonly string[]): SheetTable[] {
  if (notes.length === 0) return [];
  return [
    {
      title: 'Notes',
      columns: [left('note', 'Line by line', 100)],
      rows: notes.map((line) => ({ cells: { note: text(line) } })),
      empty: '',
      dense: true,
    },
  ];
}

const FIGURE = 3.6;
const left = (id: string, label: string, width: number): SheetColumn => ({ id, label, width, align: 'left' });

function unitTable(units: readonly EvaluatedUnit[], evaluation: Evaluation): SheetTable {
  const wounded = units.some((unit) => woundsOf(unit) > 0);
  const most = Math.max(0, ...units.map(({ source }) => source.figures));
  return {
    title: 'Units',
    note: [MARKS_NOTE, ...pistolNote(units), ...boldNote(units)].join(' '),
    columns: [
      left('name', 'Unit', 24),
      ...statColumns(unitStats, FIGURE, ['cv', 'sv', 'fv', 'av', 'move']),
      left('figures', 'Figures', most > 20 ? 28 : most > 10 ? 22.5 : 17.2),
      ...(wounded ? [left('wounds', 'Wounds', 7)] : []),
      left('markers', 'D-markers', 8.5),
      left('weapons', 'Weapons', 31),
    ],
    rows: units.map((unit) => ({
      row: actingRow(unit, 1, evaluation),
      cells: {
        ...common(unit, evaluation),
        figures: figureTrack(unit, evaluation),
      },
    })),
    empty: 'No units yet.',
  };
}

function vehicleTable(units: readonly EvaluatedUnit[], evaluation: Evaluation): SheetTable {
  const wounded = units.some((unit) => woundsOf(unit) > 0);
  const several = units.some(({ source }) => source.figures > 1);
  return {
    title: 'Armour and vehicles',
    note: boldNote(units).join(' '),
    columns: [
      left('name', 'Unit', 30),
      ...statColumns(unitStats, FIGURE, ['cv', 'sv', 'fv']),
      ...statColumns(unitStats, 6, ['av']),
      ...statColumns(unitStats, FIGURE, ['move']),
      ...(several ? [left('figures', 'Figures', 14)] : []),
      ...(wounded ? [left('wounds', 'Wounds', 7)] : []),
      left('markers', 'D-markers', 8.5),
      left('systems', 'Systems out', 20),
      left('weapons', 'Weapons', 31),
    ],
    rows: units.flatMap((unit): SheetRow[] => [
      {
        row: actingRow(unit, 1, evaluation),
        cells: {
          ...common(unit, evaluation),
          figures: figureTrack(unit, evaluation),
          systems: systemBoxes(unit, 1, evaluation),
        },
      },
      ...furtherVehicles(unit, evaluation),
    ]),
    empty: '',
  };
}

/** Most vehicles of a unit with tracks on paper. */
const MAX_VEHICLES = 20;

/** A line with tracks for each further vehicle of a unit; the last says how many more there are. */
function furtherVehicles(unit: EvaluatedUnit, evaluation: Evaluation): SheetRow[] {
  const { figures } = unit.source;
  const shown = Math.min(figures, MAX_VEHICLES);
  return Array.from({ length: Math.max(0, shown - 1) }, (_, index): SheetRow => {
    const number = index + 2;
    const rest = index === shown - 2 && figures > shown ? [`and ${figures - shown} more alike`] : [];
    return {
      ...(unit.groups > 1 ? { row: actingRow(unit, number, evaluation) } : {}),
      cells: {
        name: { ...text('', [`${number} of ${figures}`, ...rest]), symbol: symbolOf(unit) },
        ...Object.fromEntries(
          ['cv', 'sv', 'fv', 'av', 'move', 'figures', 'weapons'].map((id) => [id, text('')]),
        ),
        wounds: woundBoxes(unit, number, evaluation),
        markers: unit.groups > 1 ? markerBoxes(unit, number, evaluation) : text(''),
        systems: systemBoxes(unit, number, evaluation),
      },
    };
  });
}

function common(unit: EvaluatedUnit, evaluation: Evaluation): Record<string, SheetCell> {
  const { role, profile } = unit.source;
  const { av, facing } = profile;
  const { fv, ...values } = statCells(unitStats, unit, ['cv', 'sv', 'fv', 'av', 'move']);
  return {
    ...values,
    fv: fv.strong ? { ...fv, text: `${fv.text}*` } : fv,
    av: text(av, facingLines(av, facing)),
    name: {
      kind: 'text',
      text: unit.label,
      symbol: symbolOf(unit),
      lines: [...marks(unit, evaluation), ...noteLines(unit.source)],
      strong: role !== 'unit',
    },
    wounds: woundBoxes(unit, 1, evaluation),
    markers: markerBoxes(unit, 1, evaluation),
    weapons: { kind: 'text', text: '', lines: weaponLines(unit) },
  };
}

const text = (value: number | string, lines: string[] = []): SheetText => ({
  kind: 'text',
  text: typeof value === 'number' ? minus(value) : value,
  ...(lines.length > 0 ? { lines } : {}),
});

/** The wounds of a unit's figure, or of its vehicle by its number. */
function woundBoxes(unit: EvaluatedUnit, number: number, evaluation: Evaluation): SheetCell {
  const wounds = woundsOf(unit);
  return wounds > 0 ? boxes(wounds, woundMarks(unit, number, evaluation)) : text('–');
}

/** The D-markers of a unit, or of its vehicle by its number. */
const markerBoxes = (unit: EvaluatedUnit, number: number, evaluation: Evaluation): SheetBoxes =>
  boxes(unit.dMarkers, markerMarks(unit, number, evaluation));

const boxes = (count: number, marked: NonNullable<SheetBoxes['marks']>): SheetBoxes => ({
  kind: 'boxes',
  count,
  ticked: 0,
  total: '',
  marks: marked,
});

/** What the bars of a track mean in play (4.1, 4.4, 5.3). */
const MARKS_NOTE =
  'Bars on the figures: at half, activation −1 and one D-marker stays; at a third, the unit withdraws when it fails to activate; at a quarter, two D-markers stay.';

const pistolNote = (units: readonly EvaluatedUnit[]): string[] =>
  units.some((unit) => unitStats.fv.show(unit).raised) ? ['* FV with the +1 of pistols (16).'] : [];

const boldNote = (units: readonly EvaluatedUnit[]): string[] =>
  units.some(({ source }) => source.role !== 'unit') ? ['Bold names command.'] : [];

/** Figures as boxes, with bars at half, a third and a quarter left, and the numbers left (4.1, 4.4, 5.3). */
function figureTrack(unit: EvaluatedUnit, evaluation: Evaluation): SheetCell {
  const { figures: count } = unit.source;
  const { bars, lines } = trackOf(unit);
  if (count > MAX_BOXES) return text(`${count} figures`, lines);
  return { ...boxes(count, figureMarks(unit, evaluation)), ...(bars.length > 0 ? { bars, lines } : {}) };
}

/** Boxes of the systems of a unit's vehicle by its number, with bars between them and a legend below. */
function systemBoxes(unit: EvaluatedUnit, number: number, evaluation: Evaluation): SheetCell {
  const { count, bars, names } = systemTrack(unit);
  const lines = [names.join(' · ')];
  return count > MAX_SYSTEMS
    ? text('–', lines)
    : { ...boxes(count, systemMarks(unit, number, evaluation)), bars, lines };
}
