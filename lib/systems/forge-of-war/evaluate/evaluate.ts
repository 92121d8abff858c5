import { sum } from '@/lib/roster/edits/list-edits';
import { type RulingValues, rulingValues } from '@/lib/roster/ruling';
import type { Figure } from '@/lib/roster/shown/figures';
import { rulings } from '../catalogue/catalogue';
import type { Force } from '../force';
import type { ForgeOfWarPack } from '../pack';
import { labelsOf } from '../paper/text';
import { markersOf } from '../paper/tracks';
import { type AnyWeapon, armoury, type EvaluatedUnit, evaluateUnit } from './evaluate-units';

/** Everything derived from a force; the rules and the sheet only read it. */
export interface Evaluation {
  force: Force;
  pack: ForgeOfWarPack | null;
  /** Every ruling by its id: the pack's, else the force's, else the default. */
  rulings: RulingValues;
  units: EvaluatedUnit[];
  /** Figures of all units, including vehicles. */
  figures: number;
  /** Number of vehicles; by a ruling, of their units. */
  vehicles: number;
  /** Total D-markers that the units can carry. */
  dMarkers: number;
  /** Units with a role: leaders, command squads, force commanders (4.1). */
  commanders: EvaluatedUnit[];
  /** A unit of this force by its id; the schema guarantees that it exists. */
  unit: (id: string) => EvaluatedUnit;
  /** A weapon of the list or the force by its id; null if unknown. */
  weapon: (id: string) => AnyWeapon | null;
}

/** Computes the evaluation of a force, under a pack or none. Pure: changes neither. */
export function evaluate(force: Force, pack: ForgeOfWarPack | null): Evaluation {
  const labels = labelsOf(force.units);
  const chosen = rulingValues(rulings, force.rulings, pack?.rulings);
  const weapon = armoury(force.customWeapons, chosen);
  const units = force.units.map((source, index) =>
    evaluateUnit(source, labels[index] as string, weapon, chosen),
  );
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const unit = (id: string) => byId.get(id) as EvaluatedUnit;
  for (const carrier of units) {
    for (const id of carrier.source.passengers) unit(id).rides.push(carrier.id);
    for (const id of carrier.aboard) carrier.load += unit(id).source.figures;
  }
  return {
    force,
    pack,
    rulings: chosen,
    units,
    figures: sum(units, ({ source }) => source.figures),
    vehicles: sum(units, ({ vehicle, groups }) => (vehicle ? groups : 0)),
    dMarkers: sum(units, markersOf),
    commanders: units.filter(({ source }) => source.role !== 'unit'),
    unit,
    weapon,
  };
}

/** The totals in the checker's output. */
export interface Totals {
  units: number;
  /** Of all units, including vehicles. */
  figures: number;
  /** Number of vehicles; by a ruling, of their units. */
  vehicles: number;
  /** Total that the units can carry (5.1). */
  dMarkers: number;
}

/** Totals of a force. */
export const totals = ({ units, figures, vehicles, dMarkers }: Evaluation): Totals => ({
  units: units.length,
  figures,
  vehicles,
  dMarkers,
});

/** The figures of a force: units, figures, vehicles, D-markers. */
export function figures({ units, figures: count, vehicles, dMarkers, pack }: Evaluation): Figure[] {
  const most = pack?.maxElements;
  return [
    {
      label: 'Units',
      title: 'Units',
      value: most === undefined ? `${units.length}` : `${units.length} of ${most}`,
      brief: true,
      ...(most === undefined ? {} : { of: { used: units.length, most } }),
    },
    { label: 'Figs', title: 'Figures', value: `${count}`, brief: true },
    { label: 'Veh', title: 'Armour and vehicles', value: `${vehicles}`, brief: true },
    { label: 'D-markers', title: 'D-markers the units can carry', value: `${dMarkers}`, brief: true },
  ];
}
