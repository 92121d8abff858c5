import { remembered } from '@/lib/play/remembered';
import type { SheetBoxes } from '@/lib/sheet/sheet';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { MAX_BOXES, systemTrack } from './tracks';

// What is marked as one in play, which the tracks on paper name.

type Ids = Pick<Evaluation, 'units'>;
type Marks = NonNullable<SheetBoxes['marks']>;

/** Vehicles of a unit that are marked in play: as many as its figures have boxes. */
export const vehiclesOf = ({ vehicle, source }: EvaluatedUnit): number =>
  vehicle ? Math.min(source.figures, MAX_BOXES) : 0;

/** Whether the vehicles of a unit act together, by a ruling (10.1). */
export const actsTogether = ({ vehicle, groups, source }: EvaluatedUnit): boolean =>
  vehicle && groups === 1 && source.figures > 1;

const idsOf = remembered(({ units }: Ids) => new Set(units.map(({ id }) => id)));

/** The id of the row of a unit's vehicle by its number from 1: "u5/2". */
export function vehicleRow({ id }: Pick<EvaluatedUnit, 'id'>, number: number, evaluation: Ids): string {
  const ids = idsOf(evaluation);
  let row = `${id}/${number}`;
  // A unit may be called so.
  while (ids.has(row)) row += '’';
  return row;
}

/** The id of the row that acts: the unit's, or that of its vehicle by its number from 1. */
export const actingRow = (unit: EvaluatedUnit, number: number, evaluation: Ids): string =>
  unit.vehicle && !actsTogether(unit) ? vehicleRow(unit, number, evaluation) : unit.id;

/** The mark of each box of figures: the figures lost, or the vehicles out. */
export const figureMarks = (unit: EvaluatedUnit, evaluation: Ids): Marks =>
  unit.vehicle
    ? Array.from({ length: vehiclesOf(unit) }, (_, index) => [
        vehicleRow(unit, index + 1, evaluation),
        'removed',
      ])
    : [[unit.id, 'figures-lost']];

/** The marks of the wounds of a unit, or of its vehicle by its number from 1. */
export const woundMarks = (unit: EvaluatedUnit, number: number, evaluation: Ids): Marks => [
  [unit.vehicle ? vehicleRow(unit, number, evaluation) : unit.id, 'wounds'],
];

/** The marks of the D-markers of a unit, or of its vehicle by its number from 1. */
export const markerMarks = (unit: EvaluatedUnit, number: number, evaluation: Ids): Marks => [
  [actingRow(unit, number, evaluation), 'd-markers'],
];

/** The id of the tracker for a vehicle's weapon by its number from 1. */
export const weaponTracker = (number: number): string => `weapon-${number}`;

/** The marks of the systems of a unit's vehicle by its number from 1: its weapons and the propulsion. */
export function systemMarks(unit: EvaluatedUnit, number: number, evaluation: Ids): Marks {
  const row = vehicleRow(unit, number, evaluation);
  const weapons = systemTrack(unit).count - 1;
  return [
    ...Array.from({ length: weapons }, (_, index) => [row, weaponTracker(index + 1)] as const),
    [row, 'propulsion'],
  ];
}
