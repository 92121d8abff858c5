import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import type { Structure } from '../catalogue/card';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { attachedHeroOf, fightersOf, MACHINES } from '../evaluate/table-values';
import { symbolOf, symbolOfType } from './symbol';
import { isInfantry } from './text';

// The ids of what is marked at the table, for the boxes on paper.

/** The row of the support weapons of a unit. */
export const supportRow = (unit: string): string => `${unit}/support`;

/** The row of a unit's hero from another card. */
export const heroRow = (unit: string): string => `${unit}/hero`;

/** The row of a unit's strider or vehicle, counted from 0. */
const machineRow = (unit: string, index: number): string => `${unit}/${index + 1}`;

/** The tracker of fighters lost. */
export const LOST = 'lost';

/** The tracker of a machine's weapon, counted from 0. */
export const weaponPart = (index: number): string => `weapon-${index + 1}`;

/** Most machines of a company that get boxes. */
const MAX_MACHINES = 100;

/** Striders or vehicles of one kind: a unit's, or a hero's. */
export interface Machines {
  /** The id of their unit. */
  unit: string;
  /** Whether it is the machine of a hero from another card. */
  isHero: boolean;
  label: string;
  count: number;
  structure: Structure | null;
  symbol: UnitSymbol;
  /** The ids of those with boxes of their own. */
  rows: string[];
}

/** The structure of a machine of which nothing is known. */
export const unknownStructure: Structure = { frame: null, propulsion: null, weapons: [] };

/** The striders and vehicles of a company (p.51-53). */
export function machinesOf(evaluation: Evaluation): Machines[] {
  let room = MAX_MACHINES;
  return evaluation.units
    .flatMap((unit) => [...ownMachines(unit, evaluation), ...heroMachine(unit)])
    .map((machines) => {
      const rows = machines.rows.slice(0, room);
      room -= rows.length;
      return { ...machines, rows };
    });
}

function ownMachines(unit: EvaluatedUnit, evaluation: Evaluation): Machines[] {
  const { id, card, label } = unit;
  if (card === null || isInfantry(card.category)) return [];
  const count = fightersOf(unit);
  return [
    {
      unit: id,
      isHero: false,
      label,
      count,
      structure: card.structure,
      symbol: symbolOf(unit, evaluation),
      rows: Array.from({ length: Math.min(count, MACHINES) }, (_, index) => machineRow(id, index)),
    },
  ];
}

/** The machine of a hero from another card (p.52, 77). */
function heroMachine(unit: EvaluatedUnit): Machines[] {
  const guest = attachedHeroOf(unit);
  if (guest === null || isInfantry(guest.card.category)) return [];
  return [
    {
      unit: unit.id,
      isHero: true,
      label: `${guest.hero.name}, with ${unit.label}`,
      count: 1,
      structure: guest.card.structure,
      symbol: symbolOfType(guest.card),
      rows: [heroRow(unit.id)],
    },
  ];
}
