import { notesRecord, type RecordField, type RecordTable, recordTable } from '@/lib/roster/shown/records';
import { statRecords } from '@/lib/sheet/stats';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import { elementStats } from '../fields';
import { damageBoxesOf, specialsOf, upgradeNames } from './marks';
import { statOrder } from './text';

const fields: readonly RecordField<EvaluatedElement, Evaluation>[] = [
  { id: 'name', label: 'Element name', cell: ({ label }) => label },
  {
    id: 'type',
    label: 'Type',
    cell: ({ type, kind }) => type?.name ?? (kind === 'mech' ? 'Mech' : 'Aircraft'),
  },
  { id: 'points', label: 'Points', cell: ({ cost }) => cost },
  { id: 'chq', label: 'CHQ', cell: ({ isChq }) => isChq },
  { id: 'ace', label: 'Ace', cell: ({ ace }) => ace },
  ...statRecords(elementStats, ['p', 'm', 'f', 'a', 'd']),
  {
    id: 'bonus',
    label: 'M bonus',
    cell: ({ kind, moveBonus }) => (kind === 'aircraft' ? moveBonus : undefined),
  },
  {
    id: 'raised',
    label: 'Raised',
    follows: true,
    cell: ({ raised }) =>
      statOrder.flatMap((stat) =>
        (raised[stat] ?? 0) > 0 ? [`${stat.toUpperCase()} by ${raised[stat]}`] : [],
      ),
  },
  { id: 'upgrades', label: 'Upgrades', cell: upgradeNames },
  {
    id: 'special',
    label: 'Special rules',
    follows: true,
    cell: (element, evaluation) => specialsOf(element, evaluation).map(({ name }) => name),
  },
  {
    id: 'squadron',
    label: 'Squadron',
    cell: ({ id }, { squadronsOf }) => [...new Set(squadronsOf(id))].map(String),
  },
  {
    id: 'embarked',
    label: 'Embarked on',
    cell: ({ id }, { ridesOf, element }) =>
      [...new Set(ridesOf(id))].map((aircraft) => element(aircraft).label),
  },
  {
    id: 'carries',
    label: 'Carries',
    follows: true,
    cell: ({ id }, { carriers }) => (carriers.get(id)?.passengers ?? []).map(({ label }) => label),
  },
  {
    id: 'place',
    label: 'A/R/L',
    cell: ({ id }, { scenario }) => scenario?.placeOf(id)?.charAt(0).toUpperCase() ?? '',
  },
  {
    id: 'damage',
    label: 'Damage',
    follows: true,
    cell: (element, evaluation) => damageBoxesOf(element, evaluation).count,
  },
  {
    id: 'ticked',
    label: 'Damage at the start',
    follows: true,
    cell: (element, evaluation) => damageBoxesOf(element, evaluation).ticked || undefined,
  },
  notesRecord(({ source }) => source.notes),
];

/** One line per element. */
export const records = (evaluation: Evaluation): RecordTable[] => [
  { ...recordTable(fields, evaluation.elements, evaluation), onScreen: statOrder },
];
