import { dequal } from 'dequal/lite';
import { memo } from 'react';
import { ChartFigure } from '@/components/ui/chart';
import { ARMOUR_SCALE } from '@/lib/systems/forge-of-war/catalogue/catalogue';
import { type ChartData, hitsText } from '@/lib/systems/forge-of-war/evaluate/chart-data';
import { isVehicleAv, TARGET_AVS } from '@/lib/systems/forge-of-war/evaluate/targets';
import { AvHeads } from '../sections/targets-panel';

const HEIGHT = 20;

/** Average hits of each unit's fire by the AV of its target, as bars with figures. */
export function HitsChart({ picture: { units, mostHits } }: { picture: ChartData }) {
  const armed = units.filter(({ unit }) => unit.weapons.some(({ weapon }) => weapon !== null));
  if (armed.length === 0) return null;
  return (
    <ChartFigure
      title="Average hits of a volley"
      note={`By the AV of the target: infantry to AV ${ARMOUR_SCALE.vehicle - 1}, vehicles from AV ${ARMOUR_SCALE.vehicle}. No one has moved, the target is in the open and within half range. Each figure fires its best weapon; a heavy weapon takes two figures below AV 4; a vehicle fires all it has. A weapon with a radius counts as one die.`}
    >
      <table className="condensed w-full table-fixed border-collapse text-center text-xs">
        <AvHeads hidden />
        {armed.map(({ number, unit, hits }) => (
          <UnitHits key={unit.id} number={number} label={unit.label} hits={hits} most={mostHits} />
        ))}
      </table>
    </ChartFigure>
  );
}

type UnitHitsProps = { number: number; label: string; hits: readonly number[]; most: number };

const UnitHits = memo(function UnitHits({ number, label, hits, most }: UnitHitsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={TARGET_AVS.length} className="truncate pt-1.5 text-left font-normal">
          <span className="text-muted">{number}</span> {label}
        </th>
      </tr>
      <tr aria-hidden>
        <td colSpan={TARGET_AVS.length}>
          <Bars hits={hits} most={most} />
        </td>
      </tr>
      <tr className="border-line border-b">
        {hits.map((value, av) => (
          <td key={av} className="font-semibold">
            {hitsText(value)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}, dequal);

/** The bars above the figures of a row, in one SVG. */
function Bars({ hits, most }: { hits: readonly number[]; most: number }) {
  const share = 100 / hits.length;
  return (
    <svg aria-hidden width="100%" height={HEIGHT} className="block">
      {hits.map((value, av) => {
        const height = (HEIGHT * value) / most;
        return (
          <rect
            key={av}
            x={`${share * (av + 0.2)}%`}
            width={`${share * 0.6}%`}
            y={HEIGHT - height}
            height={height}
            className={isVehicleAv(av) ? 'fill-surface stroke-accent' : 'fill-accent'}
          />
        );
      })}
    </svg>
  );
}
