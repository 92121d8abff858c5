import { type RecordTable, recordColumns } from '@/lib/roster/records';
import { trainingOf, unitTypeOf } from './catalogue';
import { jumpMarks, onFootValues, weaponLines } from './marks';
import type { Reckoning } from './reckon';
import type { ReckonedUnit } from './reckon-units';
import { changeText, roleNames } from './text';
import { systemTrack } from './tracks';

const columns = recordColumns(
  {
    name: 'Unit',
    troop: 'Troop',
    type: 'Type',
    training: 'Training',
    role: 'Role',
    cv: 'CV',
    sv: 'SV',
    fv: 'FV',
    fvBonus: 'FV bonus',
    attacks: 'Attacks',
    av: 'AV',
    front: 'AV front',
    rear: 'AV rear',
    move: 'Move',
    leaps: 'Leaps',
    figures: 'Figures',
    half: 'Half left',
    third: 'Third left',
    quarter: 'Quarter left',
    wounds: 'Wounds',
    markers: 'D-markers',
    weapons: 'Weapons',
    systems: 'Systems out',
    terrifying: 'Terrifying',
    grenades: 'Frag grenades',
    embarked: 'Embarked on',
    capacity: 'Room for',
    carries: 'Carries',
    onFoot: 'On foot',
    changes: 'No longer generic',
  },
  ['fvBonus', 'half', 'third', 'quarter', 'systems', 'carries', 'changes'],
);

/** One line per unit, vehicles included. */
export const records = (reckoning: Reckoning): RecordTable[] => [
  { columns, rows: reckoning.units.map((unit) => ({ id: unit.id, cells: cellsOf(unit, reckoning) })) },
];

function cellsOf(unit: ReckonedUnit, { unit: byId }: Reckoning) {
  const { source, label, troop, vehicle, move, dMarkers, fv, marks, changes, onFoot, rides, aboard } = unit;
  const { profile, figures, type, training, role, transport } = source;
  const { cv, sv, attacks, av, facing, w } = profile;
  const left = (lost: number | null) => (lost === null ? '' : figures - lost);
  const labels = (ids: readonly string[]) => [...new Set(ids)].map((id) => byId(id).label);
  return {
    name: label,
    troop: troop?.name ?? '',
    type: unitTypeOf(type).name,
    training: trainingOf(training).name,
    role: role === 'unit' ? '' : roleNames[role],
    cv,
    sv,
    fv,
    ...(fv > profile.fv && { fvBonus: fv - profile.fv }),
    attacks,
    av,
    ...(facing !== 0 && { front: av + facing, rear: av - facing }),
    move: `${move}"`,
    leaps: jumpMarks(unit),
    figures,
    half: left(marks.half),
    third: left(marks.third),
    quarter: left(marks.quarter),
    wounds: w,
    markers: dMarkers,
    weapons: weaponLines(unit),
    systems: vehicle ? systemTrack(unit).names : [],
    terrifying: source.terrifying,
    grenades: source.fragGrenades,
    embarked: labels(rides),
    ...(transport && { capacity: transport.capacity }),
    carries: labels(aboard),
    onFoot: onFootValues({ onFoot }),
    changes: changes.map(changeText),
  };
}
