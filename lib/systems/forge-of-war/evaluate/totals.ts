import type { Figure } from '@/lib/roster/shown/figures';
import type { Evaluation } from './evaluate';

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
