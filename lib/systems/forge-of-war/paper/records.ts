import {
  fieldRecords,
  notesRecord,
  type RecordField,
  type RecordTable,
  recordTable,
} from '@/lib/roster/shown/records';
import { statRecords } from '@/lib/sheet/stats';
import { trainingOf, unitTypeOf } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { profileFields, traitFields, unitFields, unitStats } from '../fields';
import { onFootValues, weaponLines } from './marks';
import { changeText, jumpMarks, roleNames } from './text';
import { systemTrack } from './tracks';

type Field = RecordField<EvaluatedUnit, Evaluation>;

/** The labels of units by their ids, each once. */
const labels = (ids: readonly string[], { unit }: Evaluation) =>
  [...new Set(ids)].map((id) => unit(id).label);

/** The figures left when so many are lost; "" if the mark is not used. */
const left =
  (mark: keyof EvaluatedUnit['marks']): Field['cell'] =>
  ({ marks, source }) => {
    const lost = marks[mark];
    return lost === null ? '' : source.figures - lost;
  };

const fields: readonly Field[] = [
  { id: 'name', label: 'Unit', cell: ({ label }) => label },
  { id: 'troop', label: 'Troop', cell: ({ troop }) => troop?.name ?? '' },
  { id: 'type', label: 'Type', cell: ({ source }) => unitTypeOf(source.type).name },
  { id: 'training', label: 'Training', cell: ({ source }) => trainingOf(source.training).name },
  { id: 'role', label: 'Role', cell: ({ source: { role } }) => (role === 'unit' ? '' : roleNames[role]) },
  ...statRecords(unitStats, ['cv', 'sv', 'fv']),
  {
    id: 'fvBonus',
    label: 'FV bonus',
    follows: true,
    cell: (unit) => unitStats.fv.show(unit).raised || undefined,
  },
  { id: 'attacks', label: profileFields.attacks.label, cell: ({ source }) => source.profile.attacks },
  ...statRecords(unitStats, ['av']),
  {
    id: 'front',
    label: 'AV front',
    cell: ({ source: { profile } }) => (profile.facing === 0 ? undefined : profile.av + profile.facing),
  },
  {
    id: 'rear',
    label: 'AV rear',
    cell: ({ source: { profile } }) => (profile.facing === 0 ? undefined : profile.av - profile.facing),
  },
  ...statRecords(unitStats, ['move']),
  { id: 'leaps', label: 'Leaps', cell: ({ source }) => jumpMarks(source) },
  ...fieldRecords<EvaluatedUnit>(unitFields, ['figures']),
  { id: 'half', label: 'Half left', follows: true, cell: left('half') },
  { id: 'third', label: 'Third left', follows: true, cell: left('third') },
  { id: 'quarter', label: 'Quarter left', follows: true, cell: left('quarter') },
  { id: 'wounds', label: 'Wounds', cell: ({ source }) => source.profile.w },
  { id: 'markers', label: 'D-markers', cell: ({ dMarkers }) => dMarkers },
  { id: 'weapons', label: 'Weapons', cell: weaponLines },
  {
    id: 'systems',
    label: 'Systems out',
    follows: true,
    cell: (unit) => (unit.vehicle ? systemTrack(unit).names : []),
  },
  ...fieldRecords<EvaluatedUnit>(
    unitFields,
    traitFields.map(({ key }) => key),
  ),
  { id: 'embarked', label: 'Embarked on', cell: ({ rides }, evaluation) => labels(rides, evaluation) },
  { id: 'capacity', label: 'Room for', cell: ({ source }) => source.transport?.capacity },
  {
    id: 'carries',
    label: 'Carries',
    follows: true,
    cell: ({ aboard }, evaluation) => labels(aboard, evaluation),
  },
  { id: 'onFoot', label: 'On foot', cell: onFootValues },
  {
    id: 'changes',
    label: 'No longer generic',
    follows: true,
    cell: ({ changes }) => changes.map(changeText),
  },
  notesRecord(({ source }) => source.notes),
];

/** One line per unit, vehicles included. */
export const records = (evaluation: Evaluation): RecordTable[] => [
  recordTable(fields, evaluation.units, evaluation),
];
