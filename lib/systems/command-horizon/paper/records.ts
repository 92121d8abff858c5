import { notesRecord, type RecordField, type RecordTable, recordTable } from '@/lib/roster/shown/records';
import { signed } from '@/lib/roster/text/words';
import { statRecords } from '@/lib/sheet/stats';
import {
  attackDice,
  closeDice,
  type DeployedPart,
  mostStuns,
  reactionDice,
  strengths,
} from '../evaluate/dice';
import type { Evaluation } from '../evaluate/evaluate';
import { linesOf, type UnitLine, unitStats } from '../fields';
import { typeName } from './text';

type Field = RecordField<UnitLine, Evaluation>;

/** The dice after each model lost. */
const afterLosses =
  (dice: (stand: DeployedPart, left: number) => number | null): Field['cell'] =>
  ({ stand }) =>
    strengths(stand)
      .slice(1)
      .flatMap((left) => dice(stand, left) ?? [])
      .map(String);

const fields: readonly Field[] = [
  { id: 'name', label: 'Unit', cell: ({ stand }) => stand.label },
  { id: 'type', label: 'Type', cell: ({ stand }, { force }) => typeName(stand.unit.type, force.faction) },
  ...statRecords(unitStats, ['cp', 'range']),
  ...statRecords(unitStats, ['attack']).map((field) => ({ ...field, label: 'Attack dice' })),
  { id: 'attackAfter', label: 'Attack dice after each loss', follows: true, cell: afterLosses(attackDice) },
  { id: 'close', label: 'Close combat', cell: ({ stand }) => closeDice(stand, stand.models) ?? '' },
  ...statRecords(unitStats, ['reaction']),
  { id: 'reactionAfter', label: 'Reaction after each loss', follows: true, cell: afterLosses(reactionDice) },
  ...statRecords(unitStats, ['defence']),
  {
    id: 'closeDefence',
    label: 'Defence in close combat',
    cell: ({ stand }) => bonusText(stand.unit.profile.closeDefence ?? 0),
  },
  { id: 'models', label: 'Models', cell: ({ stand }) => stand.models },
  { id: 'teams', label: 'Teams', cell: ({ stand }) => stand.teams },
  {
    id: 'sends',
    label: 'Teams with others',
    cell: ({ stand, isFirst }, { unit }) =>
      isFirst ? stand.unit.sends.map(({ to, teams }) => `${teams} with ${unit(to).label}`) : [],
  },
  { id: 'stuns', label: 'Stuns', cell: ({ stand }) => mostStuns(stand) },
  { id: 'drones', label: 'Drones', cell: ({ stand, isFirst }) => (isFirst ? stand.unit.drones : 0) },
  notesRecord(({ stand, isFirst }) => (isFirst ? stand.unit.source.notes : undefined)),
];

const bonusText = (bonus: number) => (bonus > 0 ? signed(bonus) : '');

/** One line per unit, squad or group of squads. */
export const records = (evaluation: Evaluation): RecordTable[] => [
  recordTable(fields, evaluation.units.flatMap(linesOf), evaluation),
];
