import type { SheetCell, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import type { Structure } from '../card/schema';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { attachedHeroOf, fightersOf, MACHINES, MOST_BOXES } from '../evaluate/table-values';
import { column, text } from './sheet-cells';
import { symbolOf, symbolOfType } from './symbol';
import { isInfantry } from './text';

/** Most weapons in one line of structure boxes. */
const ACROSS = 4;

/** Most machines of a company that get boxes. */
const MOST_MACHINES = 100;

/** Striders or vehicles of one kind: a unit's, or a hero's. */
interface Machines {
  label: string;
  count: number;
  structure: Structure | null;
  symbol: UnitSymbol;
}

/** The machines of a unit, and its hero's own (p.52, 77). */
function machinesOf(unit: EvaluatedUnit, evaluation: Evaluation): Machines[] {
  const { card, label } = unit;
  const guest = attachedHeroOf(unit);
  const symbol = symbolOf(unit, evaluation);
  const own = { label, count: fightersOf(unit), structure: card?.structure ?? null, symbol };
  return [
    ...(card !== null && !isInfantry(card.category) ? [own] : []),
    ...(guest !== null && !isInfantry(guest.card.category)
      ? [
          {
            label: `${guest.hero.name}, with ${label}`,
            count: 1,
            structure: guest.card.structure,
            symbol: symbolOfType(guest.card),
          },
        ]
      : []),
  ];
}

/** Structure points of each strider and vehicle, part by part (p.51-53). */
export function structureTables(evaluation: Evaluation): SheetTable[] {
  const machines = evaluation.units.flatMap((unit) => machinesOf(unit, evaluation));
  if (machines.length === 0) return [];
  const most = Math.max(...machines.map(({ structure }) => structure?.weapons.length ?? 0));
  const across = Math.min(most, ACROSS);
  const parts = [
    'frame',
    'propulsion',
    ...Array.from({ length: across }, (_, index) => `weapon${index + 1}`),
  ];
  const blank = Object.fromEntries(parts.map((part) => [part, text('')]));
  let room = MOST_MACHINES;
  const rows = machines.flatMap(({ label, count, structure, symbol }) => {
    const shown = Math.min(count, MACHINES, room);
    room -= shown;
    const lines = Array.from({ length: shown }, (_, index) =>
      machineRows(
        structure,
        { ...text(count > 1 ? `${label}, machine ${index + 1}` : label), symbol },
        across,
      ),
    ).flat();
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

const unknownStructure: Structure = { frame: null, propulsion: null, weapons: [] };

function machineRows(known: Structure | null, machine: SheetCell, across: number): SheetRow[] {
  const structure = known ?? unknownStructure;
  const lines = Math.max(1, Math.ceil(structure.weapons.length / ACROSS));
  return Array.from({ length: lines }, (_, line) => {
    const part = structure.weapons.slice(line * ACROSS, (line + 1) * ACROSS);
    return {
      cells: {
        machine: line === 0 ? machine : text(''),
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

/** Boxes for structure points; a blank line if they are not known or too many. */
const points = (count: number | null, name?: string): SheetCell => {
  const lines = name === undefined ? [] : [name];
  if (count !== null && count > MOST_BOXES) return text(`_____ of ${count}`, lines);
  return count === null ? text('_____', lines) : { kind: 'boxes', count, ticked: 0, total: '', lines };
};
