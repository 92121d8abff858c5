import type { Figure } from '@/lib/roster/figure';
import type { Reckoning } from './reckon';

/** The public totals of the checker's answer. */
export interface Totals {
  units: number;
  /** Of all units, vehicles' too. */
  figures: number;
  /** Figures of armour and vehicles; by ruling, their units. */
  vehicles: number;
  /** What all units together can carry (5.1). */
  dMarkers: number;
}

/** Totals of a force. */
export const totals = ({ units, figures, vehicles, dMarkers }: Reckoning): Totals => ({
  units: units.length,
  figures,
  vehicles,
  dMarkers,
});

/** The figures that sum a force up: units, figures, vehicles, D-markers. */
export function figures({ units, figures: count, vehicles, dMarkers, pack }: Reckoning): Figure[] {
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
