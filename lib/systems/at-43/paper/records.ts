import { sum } from '@/lib/roster/edits/list-edits';
import {
  fieldRecords,
  notesRecord,
  type RecordField,
  type RecordTable,
  recordTable,
} from '@/lib/roster/shown/records';
import type { Evaluation } from '../evaluate/evaluate';
import type { Chosen, EvaluatedUnit } from '../evaluate/evaluate-unit';
import { unitFields } from '../fields';
import { categoryNames, sumText } from './text';

type Field = RecordField<EvaluatedUnit, Evaluation>;

/** The names of the options of one kind. */
const namesOf =
  (...kinds: Chosen['kind'][]): Field['cell'] =>
  (unit) =>
    chosenOf(unit, ...kinds).map(({ name }) => name);

/** Their A.P.; "?" if any is unknown, "" if there are none. */
const apOfChosen =
  (...kinds: Chosen['kind'][]): Field['cell'] =>
  (unit) => {
    const chosen = chosenOf(unit, ...kinds);
    if (chosen.length === 0) return '';
    return chosen.some(({ ap }) => ap === null) ? '?' : sum(chosen, ({ ap, count }) => (ap ?? 0) * count);
  };

const inWave =
  (wave: string): Field['cell'] =>
  (unit) =>
    unit.source.wave === wave ? sumText(unit.value, [unit]) : '';

const fields: readonly Field[] = [
  { id: 'platoon', label: 'Platoon', cell: ({ platoon }, { platoons }) => platoons[platoon]?.label ?? '' },
  { id: 'slot', label: 'Slot', cell: ({ slot }) => slot + 1 },
  { id: 'name', label: 'Designation', cell: ({ label }) => label },
  { id: 'card', label: 'Card', cell: ({ card, source }) => card?.designation ?? source.card },
  {
    id: 'type',
    label: 'Category',
    cell: ({ card }) => (card ? categoryNames[card.category] : 'no such card'),
  },
  { id: 'stars', label: 'Type', cell: ({ card }) => card?.type ?? '' },
  ...fieldRecords<EvaluatedUnit>(unitFields, ['figures']),
  { id: 'troopsAp', label: 'Troops A.P.', cell: ({ troops }) => apText(troops) },
  ...fieldRecords<EvaluatedUnit>(unitFields, ['supportWeapons']),
  {
    id: 'weapon',
    label: 'Special weapon',
    cell: (unit) => chosenOf(unit, 'special-weapon').map(({ name, count }) => `${count} × ${name}`),
  },
  { id: 'weaponAp', label: 'Special weapon A.P.', cell: apOfChosen('special-weapon') },
  ...fieldRecords<EvaluatedUnit>(unitFields, ['extraFighters']),
  {
    id: 'extraAp',
    label: 'Extra fighters A.P.',
    cell: ({ source, extra }) => (source.extraFighters > 0 ? apText(extra) : undefined),
  },
  { id: 'officer', label: 'Officer', cell: namesOf('officer') },
  { id: 'hero', label: 'Hero', cell: namesOf('hero') },
  { id: 'leaderAp', label: 'Officer and hero A.P.', cell: apOfChosen('officer', 'hero') },
  { id: 'commander', label: 'Commander', cell: (unit, { commander }) => commander?.unit === unit },
  { id: 'specialists', label: 'Specialists', cell: namesOf('specialist') },
  { id: 'specialistsAp', label: 'Specialists A.P.', cell: apOfChosen('specialist') },
  { id: 'equipment', label: 'Equipment', cell: namesOf('equipment') },
  { id: 'equipmentAp', label: 'Equipment A.P.', cell: apOfChosen('equipment') },
  ...fieldRecords<EvaluatedUnit>(unitFields, ['ap']),
  { id: 'value', label: 'Unit value', cell: (unit) => sumText(unit.value, [unit]) },
  ...fieldRecords<EvaluatedUnit>(unitFields, ['wave']),
  { id: 'assault', label: 'Assault', follows: true, cell: inWave('assault') },
  { id: 'reinforcement', label: 'Reinf.', follows: true, cell: inWave('reinforcement') },
  notesRecord(({ source }) => source.notes),
];

/** One line per unit, in the order of platoons and slots. */
export const records = (evaluation: Evaluation): RecordTable[] => [
  recordTable(fields, evaluation.units, evaluation),
];

const apText = (ap: number | null) => ap ?? '?';

const chosenOf = ({ chosen }: EvaluatedUnit, ...kinds: Chosen['kind'][]): Chosen[] =>
  chosen.filter(({ kind, count }) => kinds.includes(kind) && count > 0);
