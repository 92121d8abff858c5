import type { SheetCell, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import type { Structure } from '../catalogue/card';
import type { Evaluation } from '../evaluate/evaluate';
import { MAX_BOXES } from '../evaluate/table-values';
import { machinesOf, unknownStructure } from './machines';
import { weaponPart } from './marks';
import { column, text } from './sheet-cells';

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
