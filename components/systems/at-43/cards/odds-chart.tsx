import { ChartProfile } from '@/components/ui/chart-profile';
import type { Weapon } from '@/lib/systems/at-43/card/schema';
import { damageNeeds, neededText, protections, sixths } from '@/lib/systems/at-43/evaluate/resolution';
import { weaponText } from '@/lib/systems/at-43/evaluate/table-values';

/** The results a weapon's damage test needs against protections 1 to 15 (p.51), over bars of the chances in six. */
export function OddsChart({ weapon }: { weapon: Weapon }) {
  const needs = damageNeeds(weapon);
  if (needs === null) return null;
  const bars = needs.map((needed, index) => {
    const chances = sixths(needed);
    return {
      key: `${protections[index]}`,
      value: chances,
      text: needed === 1 ? '✓' : neededText(needed),
      fill: chances === 6 ? ('solid' as const) : ('hatch' as const),
      title: `Protection ${protections[index]}: ${neededText(needed)}, ${chances} in 6`,
    };
  });
  return (
    <div className="mt-1 max-w-xl">
      <ChartProfile bars={bars} most={6} label={bars.map(({ title }) => title).join('; ')} />
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
  'Damage tests by protection, 1 to 15: the result needed, the bar as high as its chances in six; ✓ without a roll, – never (p.51).';
