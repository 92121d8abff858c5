import { sum } from '@/lib/roster/edits/list-edits';
import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { changedRulings, changedRulingTexts } from '@/lib/roster/ruling';
import { sheetVerdict } from '@/lib/roster/sentence';
import { counted } from '@/lib/roster/text/words';
import type { Sheet, SheetCell, SheetFact, SheetNote, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import { play, rulings } from '../catalogue/catalogue';
import { commandFacts, type EvaluatedPlatoon, type Evaluation } from '../evaluate/evaluate';
import type { Chosen, EvaluatedUnit } from '../evaluate/evaluate-unit';
import type { Force, Slot, Wave } from '../force';
import { rules, uncheckedLines } from '../rules/registry';
import { companyTables } from './sheet-company';
import { symbolOf } from './symbol';
import { apText, kindText, listed, slotText, sumText, text, worthText } from './text';

/** The book's two sheets: company building (p.118), and on a new page the company sheet for play (p.119). */
export function sheet(roster: Roster<Force>, evaluation: Evaluation, report: Report): Sheet {
  return {
    title: roster.name,
    system: 'AT-43',
    player: roster.player,
    orientation: 'landscape',
    facts: facts(evaluation),
    verdict: sheetVerdict(report, { rules }),
    tables: [...buildingTables(evaluation), ...companyTables(evaluation)],
    notes: notes(roster, evaluation),
  };
}

function facts(evaluation: Evaluation): SheetFact[] {
  const { force, limit } = evaluation;
  const { value, assault, reinforcement } = worthText(evaluation);
  const changed = changedRulings(rulings, evaluation.rulings);
  return [
    { label: 'Army', value: force.army, brief: true },
    { label: 'Faction', value: force.faction ?? '–', brief: force.faction !== null },
    { label: 'A.P.', value: limit === null ? value : `${value} of ${limit}` },
    { label: 'A.P./Assault', value: assault },
    { label: 'A.P./Reinforcement', value: reinforcement },
    ...commandFacts(evaluation),
    ...(changed.length > 0 ? [{ label: 'Rulings', value: `${changed.length} changed` }] : []),
  ];
}

function notes(roster: Roster<Force>, evaluation: Evaluation): SheetNote[] {
  const unchecked = uncheckedLines(evaluation);
  const changed = changedRulingTexts(rulings, evaluation.rulings);
  return [
    ...(unchecked.length > 0 ? [{ title: 'Unknown, so not checked', lines: unchecked }] : []),
    ...(changed.length > 0 ? [{ title: 'Rulings changed', lines: changed }] : []),
    ...(roster.notes.trim() === '' ? [] : [{ title: 'Notes', lines: roster.notes.split(/\r?\n/) }]),
  ];
}

/** The company building sheet (p.118): one table per platoon, with a line per slot and a total. */
function buildingTables(evaluation: Evaluation): SheetTable[] {
  if (evaluation.platoons.length === 0)
    return [{ title: 'Company building', columns: columns(), rows: [], empty: 'No platoons yet.' }];
  return evaluation.platoons.map((platoon) => ({
    title: `Company building: ${platoon.label}`,
    columns: columns(),
    rows: platoon.units.length === 0 ? [] : [...rows(platoon, evaluation), total(platoon)],
    empty: 'No units yet.',
  }));
}

const columns = (): SheetTable['columns'] => [
  { id: 'slot', label: 'Slot', width: 5, align: 'center' },
  { id: 'designation', label: 'Designation', width: 26, align: 'left' },
  { id: 'troops', label: 'Troops', width: 9, align: 'center' },
  { id: 'weapon', label: 'Special weapon', width: 16, align: 'left' },
  { id: 'extra', label: 'Extra fighters', width: 8, align: 'center' },
  { id: 'officer', label: 'Officer', width: 17, align: 'left' },
  { id: 'specialists', label: 'Specialists', width: 12, align: 'left' },
  { id: 'equipment', label: 'Equipment', width: 12, align: 'left' },
  { id: 'value', label: 'Unit value', width: 8, align: 'center', figure: true },
  { id: 'assault', label: 'Assault', width: 8, align: 'center' },
  { id: 'reinforcement', label: 'Reinf.', width: 7, align: 'center' },
];

/** The units, and one line for the empty slots of a pattern. */
function rows({ source, units }: EvaluatedPlatoon, evaluation: Evaluation): SheetRow[] {
  const open = (source.pattern ?? []).slice(units.length);
  return [
    ...units.map((unit) => row(unit, evaluation)),
    ...(open.length === 0 ? [] : [{ cells: emptyCells(open, units.length + 1) }]),
  ];
}

function emptyCells(open: readonly Slot[], first: number) {
  const takes = [...new Set(open.map(slotText))];
  const last = first + open.length - 1;
  return cellsOf({
    slot: text(first === last ? `${first}` : `${first} to ${last}`),
    designation: text('Empty', takes),
  });
}

function cellsOf(cells: Record<string, SheetCell>): Record<string, SheetCell> {
  return Object.fromEntries(columns().map(({ id }) => [id, cells[id] ?? text('')]));
}

function row(unit: EvaluatedUnit, evaluation: Evaluation): SheetRow {
  const { commander } = evaluation;
  const { source, card, label, value, troops, extra, bonus } = unit;
  const { wave, figures, supportWeapons, extraFighters, ap } = source;
  const designation = card?.designation ?? source.card;
  const kind = [
    ...(label.startsWith(designation) ? [] : [designation]),
    card ? kindText(card) : 'no such card',
    ...(supportWeapons > 0 ? [`with ${counted(supportWeapons, 'support weapon')}`] : []),
  ];
  const inWave = (which: string) => text(wave === which ? sumText(value, [unit]) : '–');
  const leaders = unit.chosen.filter(({ kind }) => kind === 'officer' || kind === 'hero');
  const commands = commander?.unit === unit;
  return {
    row: unit.id,
    cells: cellsOf({
      slot: text(`${unit.slot + 1}`),
      designation: { ...text(label, [kind.join(' · ')]), symbol: symbolOf(unit, evaluation) },
      troops: text(`${figures}`, ap === undefined ? [apText(troops)] : []),
      weapon: list(unit, 'special-weapon'),
      extra: text(
        extraFighters === 0 ? '–' : `${extraFighters}`,
        extraFighters > 0 ? [`of ${bonus}`, ...(ap === undefined ? [apText(extra)] : [])] : [],
      ),
      officer:
        leaders.length === 0
          ? text('–')
          : commands
            ? { kind: 'text', text: entries(leaders, unit).join(' · '), circled: true }
            : listed(entries(leaders, unit)),
      specialists: list(unit, 'specialist'),
      equipment: list(unit, 'equipment'),
      value: text(sumText(value, [unit]), ap === undefined ? [] : ['typed']),
      assault: inWave('assault'),
      reinforcement: inWave('reinforcement'),
    }),
  };
}

function list(unit: EvaluatedUnit, kind: Chosen['kind']): SheetCell {
  return listed(
    entries(
      unit.chosen.filter((each) => each.kind === kind && each.count > 0),
      unit,
    ),
  );
}

/** Options as text, each with its A.P. */
const entries = (chosen: readonly Chosen[], { source }: EvaluatedUnit): string[] =>
  chosen.map(({ name, count, ap, kind }) => {
    const times = kind === 'special-weapon' ? `${count} × ` : '';
    const price = source.ap === undefined ? ` (${ap === null ? '?' : ap * count})` : '';
    return `${times}${name}${price}`;
  });

function total({ label, units, value, source }: EvaluatedPlatoon): SheetRow {
  const inWave = (wave: Wave) => {
    const own = units.filter((unit) => unit.source.wave === wave);
    return text(
      sumText(
        sum(own, (unit) => unit.value),
        own,
      ),
    );
  };
  const slots = source.pattern?.length ?? play.platoon.slots;
  return {
    cells: cellsOf({
      designation: {
        kind: 'text',
        text: 'Platoon value',
        strong: true,
        lines: [`${label}: ${units.length} of ${slots} slots`],
      },
      value: { kind: 'text', text: sumText(value, units), strong: true },
      assault: inWave('assault'),
      reinforcement: inWave('reinforcement'),
    }),
  };
}
