'use client';

import { ChartFigure, type ChartFill, Swatch } from '@/components/ui/chart';
import { ChartBar, type ChartSegment } from '@/components/ui/chart-bar';
import { ChartProfile } from '@/components/ui/chart-profile';
import { EmptyState } from '@/components/ui/empty-state';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import { counted } from '@/lib/roster/words';
import {
  type ChartUnit,
  chartDataOf,
  type ChartData as PictureData,
} from '@/lib/systems/forge-of-war/evaluate/chart-data';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { symbolOf } from '@/lib/systems/forge-of-war/paper/symbol';
import { UnitTracks } from '../units/unit-tracks';
import { FigureTable } from './figure-table';
import { HitsChart } from './hits-chart';

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
      <FigureTable picture={picture} />
    </div>
  );
}

const fillOf = ({ vehicle, source }: EvaluatedUnit): ChartFill =>
  vehicle ? 'hatch' : source.role === 'unit' ? 'open' : 'solid';
const legend: readonly [ChartFill, string][] = [
  ['solid', 'Commanders'],
  ['open', 'Units on foot or mounted'],
  ['hatch', 'Armour and vehicles'],
];

function Strengths({ picture }: { picture: PictureData }) {
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
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {legend.map(([fill, name]) => (
          <li key={fill} className="flex items-center gap-1.5">
            <Swatch fill={fill} /> {name}
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

function Profiles({ picture: { units, mostValue } }: { picture: PictureData }) {
  return (
    <ChartFigure title="Values" note="CV SV FV AV of each unit, all on one scale. Hatched: the pistols’ +1.">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-4 gap-y-3">
        {units.map(({ number, unit, values }) => {
          return (
            <li key={unit.id} className="min-w-0 break-inside-avoid">
              <p className="condensed truncate text-xs" title={unit.label}>
                <span className="text-muted">{number}</span>{' '}
                <UnitSymbol symbol={symbolOf(unit)} className="align-text-bottom" /> {unit.label}
              </p>
              <ChartProfile
                bars={values.map((bar) => (bar.value > 0 ? bar : { ...bar, value: 0, raised: 0 }))}
                most={mostValue}
                label={values.map(({ key, value }) => `${key} ${value}`).join(', ')}
              />
            </li>
          );
        })}
      </ul>
    </ChartFigure>
  );
}

function Tracks({ units }: { units: readonly ChartUnit[] }) {
  return (
    <ChartFigure title="Tracks" note="As the sheet prints them: bars at half, a third and a quarter left.">
      <ul className="grid gap-x-6 gap-y-3 @xl:grid-cols-2">
        {units.map(({ number, unit }) => (
          <li key={unit.id} className="min-w-0 break-inside-avoid">
            <p className="condensed truncate text-xs" title={unit.label}>
              <span className="text-muted">{number}</span> {unit.label}
            </p>
            <UnitTracks unit={unit} />
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}
