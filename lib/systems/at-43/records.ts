import { sum } from '@/lib/roster/list-edits';
import { type RecordTable, recordColumns } from '@/lib/roster/records';
import type { Reckoning } from './reckon';
import type { Chosen, ReckonedUnit } from './reckon-unit';
import { categoryNames, sumText, waveNames } from './text';

const columns = recordColumns(
  {
    platoon: 'Platoon',
    slot: 'Slot',
    name: 'Designation',
    card: 'Card',
    type: 'Category',
    stars: 'Type',
    troops: 'Troops',
    troopsAp: 'Troops A.P.',
    support: 'Support weapons',
    weapon: 'Special weapon',
    weaponAp: 'Special weapon A.P.',
    extra: 'Extra fighters',
    extraAp: 'Extra fighters A.P.',
    officer: 'Officer',
    hero: 'Hero',
    leaderAp: 'Officer and hero A.P.',
    commander: 'Commander',
    specialists: 'Specialists',
    specialistsAp: 'Specialists A.P.',
    equipment: 'Equipment',
    equipmentAp: 'Equipment A.P.',
    typed: 'Typed A.P.',
    value: 'Unit value',
    wave: 'Wave',
    assault: 'Assault',
    reinforcement: 'Reinf.',
  },
  ['assault', 'reinforcement'],
);

/** One line per unit, in the order of platoons and slots. */
export const records = (reckoning: Reckoning): RecordTable[] => [
  { columns, rows: reckoning.units.map((unit) => ({ id: unit.id, cells: cellsOf(unit, reckoning) })) },
];

function cellsOf(unit: ReckonedUnit, { platoons, commander }: Reckoning) {
  const { source, card, label, troops, extra, value } = unit;
  const { wave, figures, supportWeapons, extraFighters, ap } = source;
  const inWave = (which: string) => (wave === which ? sumText(value, [unit]) : '');
  return {
    platoon: platoons[unit.platoon]?.label ?? '',
    slot: unit.slot + 1,
    name: label,
    card: card?.designation ?? source.card,
    type: card ? categoryNames[card.category] : 'no such card',
    stars: card?.type ?? '',
    troops: figures,
    troopsAp: apOf(troops),
    support: supportWeapons,
    weapon: chosenOf(unit, 'special-weapon').map(({ name, count }) => `${count} × ${name}`),
    weaponAp: sumOf(unit, 'special-weapon'),
    extra: extraFighters,
    ...(extraFighters > 0 && { extraAp: apOf(extra) }),
    officer: chosenOf(unit, 'officer').map(({ name }) => name),
    hero: chosenOf(unit, 'hero').map(({ name }) => name),
    leaderAp: sumOf(unit, 'officer', 'hero'),
    commander: commander?.unit === unit,
    specialists: chosenOf(unit, 'specialist').map(({ name }) => name),
    specialistsAp: sumOf(unit, 'specialist'),
    equipment: chosenOf(unit, 'equipment').map(({ name }) => name),
    equipmentAp: sumOf(unit, 'equipment'),
    typed: ap ?? '',
    value: sumText(value, [unit]),
    wave: waveNames[wave],
    assault: inWave('assault'),
    reinforcement: inWave('reinforcement'),
  };
}

const apOf = (ap: number | null) => ap ?? '?';

const chosenOf = ({ chosen }: ReckonedUnit, ...kinds: Chosen['kind'][]): Chosen[] =>
  chosen.filter(({ kind, count }) => kinds.includes(kind) && count > 0);

/** The A.P. of the options of some kinds; "?" if any is not known, "" if there are none. */
function sumOf(unit: ReckonedUnit, ...kinds: Chosen['kind'][]): number | string {
  const chosen = chosenOf(unit, ...kinds);
  if (chosen.length === 0) return '';
  return chosen.some(({ ap }) => ap === null) ? '?' : sum(chosen, ({ ap, count }) => (ap ?? 0) * count);
}
