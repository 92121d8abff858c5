import { useId } from 'react';
import { ChartDefs, fillProps } from '@/components/ui/chart';
import type { Weapon } from '@/lib/systems/at-43/card';
import {
  damageNeeds,
  type Needed,
  neededText,
  protections,
  sixths,
} from '@/lib/systems/at-43/evaluate/resolution';

const BARS = 40;
const TEXT = 14;

/** The results a weapon's damage test needs against protections 1 to 15 (p.51), over bars of the chances in six. */
export function OddsChart({ weapon }: { weapon: Weapon }) {
  const id = useId();
  const needs = damageNeeds(weapon);
  if (needs === null) return null;
  const share = 100 / needs.length;
  return (
    <svg
      role="img"
      aria-label={oddsText(needs)}
      width="100%"
      height={BARS + 2 * TEXT}
      className="mt-1 block max-w-xl"
    >
      <ChartDefs id={id} />
      {needs.map((needed, index) => {
        const chances = sixths(needed);
        const height = (chances / 6) * BARS;
        const top = TEXT + BARS - height;
        const middle = `${(index + 0.5) * share}%`;
        return (
          <g key={protections[index]}>
            <title>{`Protection ${protections[index]}: ${neededText(needed)}, ${chances} in 6`}</title>
            <rect
              x={`${(index + 0.12) * share}%`}
              width={`${share * 0.76}%`}
              y={top}
              height={height}
              {...fillProps(chances === 6 ? 'solid' : 'hatch', id)}
            />
            <text
              x={middle}
              y={top - 3}
              textAnchor="middle"
              className="condensed fill-ink font-semibold text-2xs"
            >
              {needed === 1 ? '✓' : neededText(needed)}
            </text>
            <text
              x={middle}
              y={BARS + 2 * TEXT - 2}
              textAnchor="middle"
              className="condensed fill-muted text-2xs"
            >
              {protections[index]}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={TEXT + BARS} y2={TEXT + BARS} className="stroke-edge" />
    </svg>
  );
}

/** How to read the charts; shown once per group of charts. */
export const oddsNote =
  'Damage tests by protection, 1 to 15: the result needed, the bar as high as its chances in six; ✓ without a roll, – never (p.51).';

/** "Protection 1: 2+, 5 in 6; …": the chart in words. */
const oddsText = (needs: readonly Needed[]): string =>
  needs
    .map((needed, index) => `Protection ${protections[index]}: ${neededText(needed)}, ${sixths(needed)} in 6`)
    .join('; ');
