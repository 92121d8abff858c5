import { dequal } from 'dequal/lite';
import { memo } from 'react';
import { ChartFigure, type ChartFill, FigureTable, FigureTables } from '@/components/ui/charts/chart';
import { ChartBar, ChartItems, ChartLegend, type ChartSegment } from '@/components/ui/charts/chart-items';
import { ChartProfile } from '@/components/ui/charts/chart-profile';
import { EmptyState } from '@/components/ui/notes';
import { statEntries, textOf } from '@/lib/roster/shown/displayed-stat';
import { counted } from '@/lib/roster/text/words';
import { ARMOUR_SCALE, trainingOf, unitTypeOf } from '@/lib/systems/forge-of-war/catalogue/catalogue';
import {
  type ChartData,
  type ChartUnit,
  chartDataOf,
  hitsText,
} from '@/lib/systems/forge-of-war/evaluate/chart-data';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { isVehicleAv, TARGET_AVS } from '@/lib/systems/forge-of-war/evaluate/targets';
import { unitStats } from '@/lib/systems/forge-of-war/fields';
import { symbolOf } from '@/lib/systems/forge-of-war/paper/symbol';
import { AvHeads } from './sections/targets-panel';
import { UnitTracks } from './units/unit-tracks';

/** Charts of the force: figures, D-markers, average hits, values and tracks, with the same as a table. */
export function ForceCharts({ evaluation }: { evaluation: Evaluation }) {
  const picture = chartDataOf(evaluation);
  if (picture.units.length === 0)
    return (
      <EmptyState title="No charts yet">
        Once the force has units, this shows their figures and D-markers side by side, the values of each on
        one scale, their tracks, and the hits their fire comes to.
      </EmptyState>
    );
  return (
    <div className="@container space-y-8">
      <Strengths picture={picture} />
      {/* Long in a large force: the browser skips charts out of view at each keystroke. */}
      <div className="drawn-in-view">
        <HitsChart picture={picture} />
      </div>
      <div className="drawn-in-view">
        <Profiles picture={picture} />
      </div>
      <div className="drawn-in-view">
        <Tracks units={picture.units} />
      </div>
      <ForceTable picture={picture} />
    </div>
  );
}

const fillOf = ({ vehicle, source }: EvaluatedUnit): ChartFill =>
  vehicle ? 'hatch' : source.role === 'unit' ? 'open' : 'solid';
const legend = [
  ['commanders', 'solid', 'Commanders'],
  ['units', 'open', 'Units on foot or mounted'],
  ['vehicles', 'hatch', 'Armour and vehicles'],
] as const;

function Strengths({ picture }: { picture: ChartData }) {
  const { units, figures, dMarkers } = picture;
  const segments = (
    measure: (each: ChartUnit) => { from: number; size: number; what: string },
  ): ChartSegment[] =>
    units.map((each) => {
      const { from, size, what } = measure(each);
      return {
        key: each.unit.id,
        from,
        size,
        fill: fillOf(each.unit),
        text: each.number,
        title: `${each.number} ${each.unit.label}: ${what}`,
      };
    });
  return (
    <ChartFigure
      title="Figures and D-markers"
      note={`${counted(figures, 'figure')}, and ${counted(dMarkers, 'D-marker')} that they can carry; units by number.`}
    >
      <div
        role="img"
        aria-label={`${counted(figures, 'figure')} and ${counted(dMarkers, 'D-marker')}; the figures of each unit are in the table.`}
        className="space-y-1"
      >
        <ChartBar
          most={figures}
          segments={segments(({ unit, figuresFrom }) => ({
            from: figuresFrom,
            size: unit.source.figures,
            what: counted(unit.source.figures, 'figure'),
          }))}
        />
        <ChartBar
          most={dMarkers}
          height={20}
          segments={segments(({ markers, markersFrom }) => ({
            from: markersFrom,
            size: markers,
            what: counted(markers, 'D-marker'),
          }))}
        />
      </div>
      <ChartLegend entries={legend} />
    </ChartFigure>
  );
}

/** What is above the chart of a unit. */
const headOf = ({ number, unit: { id, label } }: ChartUnit) => ({ key: id, number, label });

function Profiles({ picture: { units, mostValue } }: { picture: ChartData }) {
  return (
    <ChartFigure title="Values" note="CV SV FV AV of each unit, all on one scale. Hatched: the pistols’ +1.">
      <ChartItems items={units} headOf={(item) => ({ ...headOf(item), symbol: symbolOf(item.unit) })}>
        {({ values }) => (
          <ChartProfile
            bars={values.map((bar) => (bar.value > 0 ? bar : { ...bar, value: 0, raised: 0 }))}
            most={mostValue}
            label={values.map(({ key, value }) => `${key} ${value}`).join(', ')}
          />
        )}
      </ChartItems>
    </ChartFigure>
  );
}

function Tracks({ units }: { units: readonly ChartUnit[] }) {
  return (
    <ChartFigure title="Tracks" note="As the sheet prints them: bars at half, a third and a quarter left.">
      <ChartItems items={units} headOf={headOf} className="grid gap-x-6 gap-y-3 @xl:grid-cols-2">
        {({ unit }) => <UnitTracks unit={unit} />}
      </ChartItems>
    </ChartFigure>
  );
}

const stats = statEntries(unitStats);

/** The data of the charts as a table. */
function ForceTable({ picture: { units, figures, dMarkers } }: { picture: ChartData }) {
  const sums: Record<string, number> = { figures, markers: dMarkers };
  return (
    <FigureTables>
      <FigureTable
        heads={['Unit', ...stats.map(([, { letter, label = letter }]) => label)]}
        rows={units.map(({ number, unit }) => ({
          head: `${number} ${unit.label}`,
          aside: `${unitTypeOf(unit.source.type).name}, ${trainingOf(unit.source.training).name.toLowerCase()}`,
          cells: stats.map(([, { show }]) => {
            const shown = show(unit);
            return `${textOf(shown)}${shown.raised ? '*' : ''}`;
          }),
        }))}
        foot={{ head: 'Together', cells: stats.map(([id]) => sums[id] ?? '') }}
      />
      {units.some(({ unit }) => unitStats.fv.show(unit).raised) && (
        <p className="text-muted text-sm">* with the +1 of pistols that every figure carries</p>
      )}
    </FigureTables>
  );
}

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
