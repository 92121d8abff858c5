import { ChartFigure, type ChartFill, FigureTable, FigureTables } from '@/components/ui/charts/chart';
import { ChartBar, ChartItems, ChartLegend } from '@/components/ui/charts/chart-items';
import { ChartProfile } from '@/components/ui/charts/chart-profile';
import {
  type ChartData,
  chartDataOf,
  type PictureOfPool,
  type Share,
} from '@/lib/systems/battle-royale/evaluate/chart-data';
import type { Evaluation } from '@/lib/systems/battle-royale/evaluate/evaluate';
import { pilotSymbol, symbolOf } from '@/lib/systems/battle-royale/paper/symbol';
import { points } from '@/lib/systems/horizon-wars/paper/text';

/** Charts of the mech: its two pools of points and its profile next to the pilot's, with the same as tables. */
export function ForceCharts({ evaluation }: { evaluation: Evaluation }) {
  const profile = chartDataOf(evaluation);
  return (
    <div className="@container space-y-8">
      <Pools profile={profile} />
      <Profiles profile={profile} evaluation={evaluation} />
      <Tables profile={profile} />
    </div>
  );
}

const fills: Record<Share['kind'], ChartFill> = { stat: 'solid', upgrade: 'hatch', left: 'void' };

const poolText = ({ label, points: total, shares }: PictureOfPool) =>
  `${label}, ${points(total)}: ${shares.map(({ label, points }) => `${label} ${points}`).join(', ')}`;

function Pools({ profile: { pools, mostPoints } }: { profile: ChartData }) {
  return (
    <ChartFigure
      title="Points"
      note="The thick line is what the Presence gives; upgrades use the extra points first."
    >
      <div className="space-y-3">
        {pools.map((pool) => (
          <div key={pool.id}>
            <p className="mb-0.5 text-xs">
              {pool.label} <b>{pool.points}</b>
            </p>
            <div role="img" aria-label={poolText(pool)}>
              <ChartBar
                most={mostPoints}
                mark={pool.points}
                segments={pool.shares.map(({ key, label, short, points: size, from, kind }) => ({
                  key,
                  from,
                  size,
                  fill: fills[kind],
                  text: kind === 'stat' ? `${short} ${size}` : size,
                  title: `${label}: ${points(size)}`,
                }))}
              />
            </div>
          </div>
        ))}
      </div>
      <ChartLegend entries={legend} />
    </ChartFigure>
  );
}

const legend = [
  ['stat', fills.stat, 'Stats'],
  ['upgrade', fills.upgrade, 'Upgrades'],
  ['left', fills.left, 'Left'],
] as const;

interface ProfilesProps {
  profile: ChartData;
  evaluation: Evaluation;
}

function Profiles({ profile: { lines, mostStat }, evaluation: { mech } }: ProfilesProps) {
  return (
    <ChartFigure title="Profiles" note="P F M A D of the mech and of its pilot once ejected, on one scale.">
      <ChartItems
        items={lines}
        headOf={({ id, label }) => ({
          key: id,
          label,
          symbol: id === 'mech' ? symbolOf(mech) : pilotSymbol,
        })}
        className="grid max-w-md grid-cols-2 gap-x-6"
      >
        {({ bars }) => <ChartProfile bars={bars} most={mostStat} />}
      </ChartItems>
    </ChartFigure>
  );
}

function Tables({ profile: { pools, lines, upgrades } }: { profile: ChartData }) {
  return (
    <FigureTables>
      {pools.map((pool) => (
        <FigureTable
          key={pool.id}
          caption={`${pool.label}: ${points(pool.points)}`}
          heads={['What', 'Points']}
          rows={pool.shares.map(({ label, points }) => ({ head: label, cells: [points] }))}
        />
      ))}
      <FigureTable
        caption="Profiles"
        heads={['Who', ...(lines[0]?.bars.map(({ key }) => key) ?? [])]}
        rows={lines.map(({ label, bars }) => ({ head: label, cells: bars.map(({ value }) => value) }))}
      />
      {upgrades.length > 0 && (
        <FigureTable
          caption="Upgrades"
          heads={['Upgrade', 'Points']}
          rows={upgrades.map(({ name, points }) => ({ head: name, cells: [points] }))}
        />
      )}
    </FigureTables>
  );
}
