import type { SheetCell, SheetRow, SheetTable, SheetText } from '@/lib/sheet/sheet';
import { play } from './catalogue';
import type { Slot } from './force';
import type { ReckonedPlatoon, Reckoning } from './reckon';
import type { Chosen, ReckonedUnit } from './reckon-unit';
import { apText, categoryNames, kindText } from './text';

const text = (content: string, lines: string[] = []): SheetText => ({ kind: 'text', text: content, lines });

/** The company building sheet (p.118): a table a platoon, a line a slot, and what the platoon comes to. */
export function buildingTables(reckoning: Reckoning): SheetTable[] {
  if (reckoning.platoons.length === 0)
    return [{ title: 'Company building', columns: columns(), rows: [], empty: 'No platoons yet.' }];
  return reckoning.platoons.map((platoon) => ({
    title: `Company building: ${platoon.label}`,
    columns: columns(),
    rows: platoon.units.length === 0 ? [] : [...rows(platoon, reckoning), total(platoon)],
    empty: 'No units yet.',
  }));
}

const columns = (): SheetTable['columns'] => [
  { id: 'slot', label: 'Slot', width: 5, align: 'center' },
  { id: 'designation', label: 'Designation', width: 20, align: 'left' },
  { id: 'troops', label: 'Troops', width: 8, align: 'center' },
  { id: 'weapon', label: 'Special weapon', width: 17, align: 'left' },
  { id: 'extra', label: 'Extra fighter', width: 7, align: 'center' },
  { id: 'officer', label: 'Officer', width: 18, align: 'left' },
  { id: 'specialists', label: 'Specialists', width: 14, align: 'left' },
  { id: 'equipment', label: 'Equipment', width: 14, align: 'left' },
  { id: 'value', label: 'Unit value', width: 8, align: 'center', figure: true },
  { id: 'assault', label: 'Assault', width: 8, align: 'center' },
  { id: 'reinforcement', label: 'Reinf.', width: 8, align: 'center' },
];

/** The units, and the slots of a pattern that are still empty. */
function rows({ source, units }: ReckonedPlatoon, reckoning: Reckoning): SheetRow[] {
  const open = (source.pattern ?? []).slice(units.length);
  return [
    ...units.map((unit) => row(unit, reckoning)),
    ...open.map((slot, index) => ({
      cells: cellsOf({
        slot: text(`${units.length + index + 1}`),
        designation: text('Empty', [slotText(slot)]),
      }),
    })),
  ];
}

/** What a slot takes: "soldier or vehicle, ★ or ★★". */
export function slotText({ categories, types }: Slot): string {
  const kinds =
    categories.length === 0 ? 'any category' : categories.map((each) => categoryNames[each]).join(' or ');
  return types.length === 0 ? kinds : `${kinds}, ${types.map((type) => '★'.repeat(type)).join(' or ')}`;
}

function cellsOf(cells: Record<string, SheetCell>): Record<string, SheetCell> {
  return Object.fromEntries(columns().map(({ id }) => [id, cells[id] ?? text('')]));
}

function row(unit: ReckonedUnit, { commander }: Reckoning): SheetRow {
  const { source, card, label, value, unknown, troops, bonus } = unit;
  const { wave, figures, extraFighters, ap } = source;
  const designation = card?.designation ?? source.card;
  const kind = [
    ...(label.startsWith(designation) ? [] : [designation]),
    card ? kindText(card) : 'no such card',
  ];
  const inWave = (which: string) => text(wave === which ? `${value}` : '–');
  const leaders = unit.chosen.filter(({ kind }) => kind === 'officer' || kind === 'hero');
  const commands = commander?.unit === unit;
  return {
    cells: cellsOf({
      slot: text(`${unit.slot + 1}`),
      designation: text(label, [kind.join(' · ')]),
      troops: text(`${figures}`, ap === undefined ? [apText(troops)] : []),
      weapon: list(unit, 'special-weapon'),
      extra: text(extraFighters === 0 ? '–' : `${extraFighters}`, extraFighters > 0 ? [`of ${bonus}`] : []),
      officer:
        leaders.length === 0
          ? text('–')
          : { ...entries(leaders, unit), ...(commands ? { circled: true } : {}) },
      specialists: list(unit, 'specialist'),
      equipment: list(unit, 'equipment'),
      value: text(`${value}${unknown.length > 0 ? '?' : ''}`, ap === undefined ? [] : ['typed']),
      assault: inWave('assault'),
      reinforcement: inWave('reinforcement'),
    }),
  };
}

function list(unit: ReckonedUnit, kind: Chosen['kind']): SheetCell {
  const chosen = unit.chosen.filter((each) => each.kind === kind && each.count > 0);
  return chosen.length === 0 ? text('–') : entries(chosen, unit);
}

/** The first stands on the line, the rest below it, each with its A.P. */
function entries(chosen: readonly Chosen[], { source }: ReckonedUnit): SheetText {
  const lines = chosen.map(({ name, count, ap, kind }) => {
    const times = kind === 'special-weapon' ? `${count} × ` : '';
    const price = source.ap === undefined ? ` (${ap === null ? '?' : ap * count})` : '';
    return `${times}${name}${price}`;
  });
  const [first = '', ...rest] = lines;
  return text(first, rest);
}

function total({ label, units, value, source }: ReckonedPlatoon): SheetRow {
  const inWave = (wave: string) =>
    units.filter((unit) => unit.source.wave === wave).reduce((sum, unit) => sum + unit.value, 0);
  const slots = source.pattern?.length ?? play.platoon.slots;
  return {
    cells: cellsOf({
      designation: {
        kind: 'text',
        text: 'Platoon value',
        strong: true,
        lines: [`${label}: ${units.length} of ${slots} slots`],
      },
      value: { kind: 'text', text: `${value}`, strong: true },
      assault: text(`${inWave('assault')}`),
      reinforcement: text(`${inWave('reinforcement')}`),
    }),
  };
}
