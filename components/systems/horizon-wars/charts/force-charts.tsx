'use client';

import { ChartFigure } from '@/components/ui/chart';
import { ChartDots } from '@/components/ui/chart-dots';
import { ChartItems } from '@/components/ui/chart-items';
import { ChartProfile } from '@/components/ui/chart-profile';
import { EmptyState } from '@/components/ui/empty-state';
import { signed } from '@/lib/roster/words';
import {
  type ChartData,
  type ChartElement,
  chartDataOf,
} from '@/lib/systems/horizon-wars/evaluate/chart-data';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { symbolOf } from '@/lib/systems/horizon-wars/paper/symbol';
import { CommandChart } from './command-chart';
import { FigureTables } from './figure-tables';
import { PointsChart } from './points-chart';

/** Charts of the force: points, Presence against cost, profiles and command resources, with the same as tables. */
export function ForceCharts({ evaluation }: { evaluation: Evaluation }) {
  const profile = chartDataOf(evaluation);
  if (profile.elements.length === 0)
    return (
      <EmptyState title="No charts yet">
        Once the force has elements, this shows their points side by side, Presence against cost, the profile
        of each on one scale, and where command resources come from and go to.
      </EmptyState>
    );
  return (
    <div className="@container space-y-8">
      <PointsChart profile={profile} />
      <div className="grid gap-8 @3xl:grid-cols-2">
        <PresenceChart profile={profile} />
        <CommandChart command={profile.command} />
      </div>
      <Profiles profile={profile} evaluation={evaluation} />
      <FigureTables profile={profile} />
    </div>
  );
}

function PresenceChart({ profile }: { profile: ChartData }) {
  return (
    <ChartFigure
      title="Presence against cost"
      note="Open ring: P. Full dot: points. Between them, what an Ace or the CHQ's type adds or takes."
    >
      <ChartDots
        label="P and points of each element; the figures are in the table of elements."
        most={profile.most.element}
        rows={profile.elements.map(({ id, number, label, presence, cost, difference }) => ({
          key: id,
          number,
          label,
          open: presence,
          full: cost,
          note: difference === 0 ? '' : signed(difference),
        }))}
      />
    </ChartFigure>
  );
}

function Profiles({ profile, evaluation }: { profile: ChartData; evaluation: Evaluation }) {
  return (
    <ChartFigure
      title="Profiles"
      note="P F M A D of each element, all on one scale. Hatched: raised by command resources. Dashed: movement bonus of an aircraft."
    >
      <ChartItems
        items={profile.elements}
        headOf={({ id, number, label }) => ({
          key: id,
          number,
          label,
          symbol: symbolOf(evaluation.element(id), evaluation),
        })}
      >
        {(element) => (
          <ChartProfile bars={element.stats} most={profile.most.stat} label={statsText(element)} />
        )}
      </ChartItems>
    </ChartFigure>
  );
}

const statsText = ({ stats }: ChartElement) =>
  stats.map(({ key, value, bonus }) => `${key} ${value}${bonus > 0 ? ` (+${bonus})` : ''}`).join(', ');
