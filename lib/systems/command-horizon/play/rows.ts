import type { Row, RowPlace, RowView } from '@/lib/play/model';
import { remembered } from '@/lib/play/remembered';
import { deployedPartsOf, isOnTable, squadPartsOf } from '../evaluate/dice';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { squadRow } from '../paper/marks';
import { symbolOf } from '../paper/symbol';

export type Place = RowPlace<Evaluation>;
export type View = RowView<Evaluation>;

/** The units of a force of which anything is on the table: not a platoon whose teams are all with infantry. */
export const unitsInPlay = ({ units }: Evaluation): EvaluatedUnit[] =>
  units.filter((unit) => deployedPartsOf(unit).some(isOnTable));

/** A row for each unit, and one below it for each squad of a platoon. */
export const rows = (evaluation: Evaluation): Row[] =>
  unitsInPlay(evaluation).flatMap((unit) => {
    const symbol = symbolOf(unit, evaluation);
    return [
      { id: unit.id, element: unit.id, label: unit.label, symbol },
      ...squadPartsOf(unit).map(({ shortLabel, squads: [number = 1] }) => ({
        id: squadRow(unit.id, number),
        element: unit.id,
        label: shortLabel,
        symbol,
        under: unit.id,
      })),
    ];
  });

/** The unit that a row is, or is a squad of. */
export const unitOf = ({ row, force }: Place): EvaluatedUnit => force.unit(row.element);

/** The number of a squad, from 1; null for the row of a unit. */
export const squadOf = ({ row }: Place): number | null =>
  row.under === undefined ? null : Number(row.id.slice(`${row.element}/`.length));

/** Whether a row is a platoon, whose models are marked in its squads. */
export const isPlatoon = (place: Place): boolean =>
  squadOf(place) === null && (unitOf(place).squads ?? 0) > 0;

/** Whether a row has the rules of infantry, heavy weapons included. */
export const isInfantry = (place: Place): boolean =>
  ['infantry', 'heavy-weapons'].includes(unitOf(place).type.kind);

/** Models and teams of a row at the start: a platoon has them in its squads. */
export const startOf = remembered((place: Place): { models: number; teams: number } => {
  const squad = squadOf(place);
  const parts = squad === null ? deployedPartsOf(unitOf(place)) : squadPartsOf(unitOf(place));
  const part = isPlatoon(place) ? undefined : parts[(squad ?? 1) - 1];
  return { models: part?.models ?? 0, teams: part?.teams ?? 0 };
});

/** The group that a squad starts in, from 1; 0 if it is with its platoon. */
export function startingGroup(place: Place): number {
  const squad = squadOf(place) ?? 0;
  const stands = deployedPartsOf(unitOf(place));
  return stands.findIndex(({ whole, squads }) => !whole && squads.includes(squad)) + 1;
}
