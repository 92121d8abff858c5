import { LineChart } from '@/components/ui/charts/line-chart';
import type { CurveChart } from '@/lib/odds/chart';
import type { Weapon } from '@/lib/systems/at-43/catalogue/card';
import {
  damageNeeds,
  neededText,
  protections,
  sixths,
  weaponText,
} from '@/lib/systems/at-43/evaluate/table-values';

/** The chance of a weapon's damage test by protection, 1 to 15, with the result it needs at each point (p.51). */
export function OddsChart({ weapon }: { weapon: Weapon }) {
  const needs = damageNeeds(weapon);
  if (needs === null) return null;
  const chart: CurveChart = {
    across: { label: 'Protection', unit: '' },
    up: 'chance',
    curves: [
      {
        label: 'Result needed',
        dash: 'solid',
        marker: 'circle',
        points: needs.map((needed, index) => ({
          x: protections[index] ?? 0,
          y: sixths(needed) / 6,
          text: needed === 1 ? '✓' : neededText(needed),
        })),
      },
    ],
  };
  return (
    <div className="mt-1 max-w-xl">
      <LineChart chart={chart} label="Damage test by protection" low />
    </div>
  );
}

/** A weapon in a list, with its odds. */
export const WeaponOdds = ({ weapon, name, note }: { weapon: Weapon; name: string; note?: string }) => (
  <li className="min-w-0 break-inside-avoid">
    <p className="text-sm">
      <span className="font-medium">{name}</span>
      <span className="text-muted">
        {' '}
        · {weaponText(weapon)}
        {note && ` · ${note}`}
      </span>
    </p>
    <OddsChart weapon={weapon} />
  </li>
);

/** How to read the charts; shown once per group of charts. */
export const oddsNote =
  'Damage tests by protection, 1 to 15: the result needed, at the height of its chance; ✓ without a roll, – never (p.51).';
