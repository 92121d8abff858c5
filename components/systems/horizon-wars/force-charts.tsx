import { ChartFigure, FigureTable, FigureTables } from '@/components/ui/charts/chart';
import { ChartDots } from '@/components/ui/charts/chart-dots';
import { ChartBar, ChartItems, type ChartSegment, NamedBar } from '@/components/ui/charts/chart-items';
import { ChartProfile } from '@/components/ui/charts/chart-profile';
import { EmptyState } from '@/components/ui/notes';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import { counted, signed } from '@/lib/roster/text/words';
import { conventionalDraft } from '@/lib/systems/horizon-wars/edits/presets';
import {
  type ChartData,
  type CommandFlow,
  chartDataOf,
} from '@/lib/systems/horizon-wars/evaluate/chart-data';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { symbolOf, symbolOfType } from '@/lib/systems/horizon-wars/paper/symbol';
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
      <Tables profile={profile} />
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
        {({ stats }) => <ChartProfile bars={stats} most={profile.most.stat} />}
      </ChartItems>
    </ChartFigure>
  );
}

const kindNames = { mech: 'Mech', conventional: 'Conventional', aircraft: 'Aircraft' };

/** The data of the charts as tables. */
function Tables({ profile: { kinds, elements, command } }: { profile: ChartData }) {
  const { conventional, earned, types, over, left } = command;
  return (
    <FigureTables>
      <FigureTable
        caption="Points by kind"
        heads={['Kind', 'Elements', 'P', 'Points']}
        rows={kinds.map(({ label, elements: count, presence, points }) => ({
          head: label,
          cells: [count, presence, points],
        }))}
      />
      <FigureTable
        caption="Elements"
        heads={['Element', 'Points', ...(elements[0]?.stats.map(({ key }) => key) ?? [])]}
        rows={elements.map(({ number, label, kind, cost, stats }) => ({
          head: `${number} ${label}`,
          aside: kindNames[kind],
          cells: [cost, ...stats.map(({ value, bonus }) => (bonus > 0 ? `${value} (+${bonus})` : value))],
        }))}
      />
      <FigureTable
        caption="Command resources"
        heads={['What', 'CR']}
        rows={[
          { head: `Earned by ${conventional} conventional`, cells: [earned] },
          ...types.map(({ label, spent }) => ({ head: `Spent on ${label.toLowerCase()}`, cells: [spent] })),
          over > 0 ? { head: 'Too many', cells: [over] } : { head: 'Left', cells: [left] },
        ]}
      />
    </FigureTables>
  );
}

/** Returns the letter that links a segment to its line in the list. */
const letter = (index: number) => String.fromCharCode(97 + (index % 26));

/** The sources and uses of command resources: three bars on one scale, from top to bottom. */
function CommandChart({ command }: { command: CommandFlow }) {
  const { conventional, hasChq, earned, spent, left, over, types, most } = command;
  const elements: ChartSegment[] = Array.from({ length: conventional }, (_, index) => ({
    key: `${index}`,
    from: index / 2,
    size: 0.5,
    fill: hasChq && index < earned * 2 ? 'open' : 'void',
  }));
  const units: ChartSegment[] = Array.from({ length: earned }, (_, index) => ({
    key: `${index}`,
    from: index,
    size: 1,
    fill: 'solid',
  }));
  const uses: ChartSegment[] = [
    ...types.map(({ type, label, spent: size, from }, index) => ({
      key: type,
      from,
      size,
      fill: 'hatch' as const,
      text: letter(index),
      title: `${label}: ${size} CR`,
    })),
    ...(left > 0 ? [{ key: 'left', from: spent, size: left, fill: 'void' as const }] : []),
  ];
  return (
    <ChartFigure title="Command resources" note="Every two conventional elements under a CHQ earn one.">
      <div className="space-y-2">
        <NamedBar name={counted(conventional, 'conventional element') + (hasChq ? '' : ', no CHQ')}>
          <ChartBar segments={elements} most={most} height={14} />
        </NamedBar>
        <NamedBar name={`${earned} CR earned`}>
          <ChartBar segments={units} most={most} height={14} />
        </NamedBar>
        <NamedBar name={`${spent} CR spent${over > 0 ? `, ${over} too many` : `, ${left} left`}`}>
          <ChartBar segments={uses} most={most} mark={over > 0 ? earned : null} height={20} />
        </NamedBar>
      </div>
      {types.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
          {types.map(({ type, label, spent: size }, index) => (
            <li key={type}>
              <b className="condensed" aria-hidden>
                {letter(index)}
              </b>{' '}
              <UnitSymbol symbol={symbolOfType(conventionalDraft(type))} className="align-text-bottom" />{' '}
              {label} <b>{size}</b>
            </li>
          ))}
        </ul>
      )}
    </ChartFigure>
  );
}
