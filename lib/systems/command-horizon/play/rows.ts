import type { Mark, Row, RowPlace, RowView, SideView } from '@/lib/play/model';
import { sum } from '@/lib/roster/edits/list-edits';
import { groupedBy, remembered } from '@/lib/roster/maps';
import { deployedPartsOf, isOnTable, mostStuns, type Strength, squadPartsOf } from '../evaluate/dice';
import { commandPointsOf, type Evaluation } from '../evaluate/evaluate';
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

/** What acts as one on the table now: a unit, or the squads of a platoon that are in one group. */
export interface Acting {
  /** Its rows: a platoon with the squads that are with it, else the squads of a group, or the unit. */
  rows: readonly View[];
  /** What it started with. */
  full: Strength;
  /** Models and teams that are left, and stuns. */
  models: number;
  teams: number;
  stuns: number;
}

/** Squads in this group are with their platoon. */
export const WITH_PLATOON = 0;

const groupOf = (row: View): number => row.number('group');

/** Whether a squad acts by itself, or in a group of squads, and not with its platoon. */
export const isDetached = (row: View): boolean => squadOf(row) !== null && groupOf(row) !== WITH_PLATOON;

const byUnit = remembered(({ rows }: SideView<Evaluation>) => groupedBy(rows, ({ row }) => row.element));

/** The rows of a unit of the roster: a platoon, then its squads. */
export const rowsOfUnit = (row: View): View[] => byUnit(row.side).get(row.row.element) ?? [];

const isRemoved = (row: View): boolean =>
  row.number('removed') === 1 ||
  (squadOf(row) !== null &&
    !isDetached(row) &&
    rowsOfUnit(row).some((other) => isPlatoon(other) && other.number('removed') === 1));

/** Models and teams that are left of a row itself: a platoon has them in its squads. */
export const leftOf = remembered((row: View): { models: number; teams: number } => {
  const { models, teams } = startOf(row);
  return isRemoved(row)
    ? { models: 0, teams: 0 }
    : {
        models: Math.max(0, models - row.number('lost')),
        teams: Math.max(0, teams - row.number('teams-lost')),
      };
});

/** What a row acts in. */
export const actingOf = remembered((row: View): Acting => {
  const unit = unitOf(row);
  const all = rowsOfUnit(row);
  const squads = all.filter((each) => squadOf(each) !== null);
  const group = groupOf(row);
  const rows = all.filter((each) => (isPlatoon(each) ? WITH_PLATOON : groupOf(each)) === group);
  return {
    rows,
    full: {
      unit,
      models: sum(rows, (each) => startOf(each).models),
      teams: sum(rows, (each) => startOf(each).teams),
      whole: squads.every((each) => !isDetached(each)),
    },
    models: sum(rows, (each) => leftOf(each).models),
    teams: sum(rows, (each) => leftOf(each).teams),
    stuns: sum(rows, (each) => each.number('stuns')),
  };
});

/** Whether a row stands for what it acts in: a unit, a platoon, or the first squad of a group. */
const leads = (row: View): boolean => actingOf(row).rows[0] === row;

/** Whether anything is left of what acts as one. */
export const isAlive = ({ models, teams }: Acting): boolean => models + teams > 0;

/** The units of a side as they are on the table now, without those that are destroyed. */
export const unitsLeft = remembered((side: SideView<Evaluation>): Acting[] =>
  side.rows.filter(leads).map(actingOf).filter(isAlive),
);

/** The stuns that a number of models and teams can bear: below them nothing is lost. */
const bearable = ({ full: { unit } }: Acting, models: number, teams: number): number =>
  mostStuns({ unit, models, teams });

/** Whether it has twice as many stuns as models (Stuns). */
export function isOverStunned(acting: Acting): boolean {
  const most = bearable(acting, acting.models, acting.teams);
  return most > 0 && acting.stuns >= most;
}

/** Stuns as many as models: what stays after a model was lost to stuns. */
export const stunsAfterLoss = (acting: Acting, models: number, teams: number): number =>
  Math.min(acting.stuns, bearable(acting, models, teams) / 2);

/** Takes stuns off, those marked on a row first, then those on the others that act with it. */
export function fewerStuns(row: View, count: number): Mark[] {
  let rest = count;
  const others = actingOf(row).rows.filter((other) => other !== row);
  return [row, ...others].flatMap((each): Mark[] => {
    const stuns = each.number('stuns');
    const off = Math.min(stuns, rest);
    rest -= off;
    return off === 0 ? [] : [[[...each.path, 'stuns'], stuns - off]];
  });
}

/** The command unit that stands down for Concentrate Command: the first that is left; null if there is none. */
export const commandOf = (side: SideView<Evaluation>): Acting | null =>
  unitsLeft(side).find(({ full }) => full.unit.type.command) ?? null;

/** Command points that Concentrate Command adds: one for each other unit without stuns (VIII). */
export function concentrating(side: SideView<Evaluation>): number {
  const command = commandOf(side);
  return unitsLeft(side).filter((acting) => acting !== command && acting.stuns === 0).length;
}

/** Command points of the units that are left, without those that `isOut` says give none (II). */
export const incomeOf = (
  { rows, force }: SideView<Evaluation>,
  isOut: (row: View) => boolean = () => false,
): number =>
  commandPointsOf(
    force.faction,
    rows.filter((row) => squadOf(row) === null && isAlive(actingOf(row)) && !isOut(row)).map(unitOf),
  );

/** Whether a radar jammer keeps a unit from giving command points this turn (VIII). */
export const isJammed = (row: View): boolean => row.number('jammed') === 1;
