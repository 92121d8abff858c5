import { ChartFigure, FigureTable, FigureTables } from '@/components/ui/charts/chart';
import { ChartDots } from '@/components/ui/charts/chart-dots';
import { ChartBar, ChartItems, type ChartSegment, NamedBar } from '@/components/ui/charts/chart-items';
import { ChartProfile } from '@/components/ui/charts/chart-profile';
import { EmptyState } from '@/components/ui/notes';
import {
  type ChartData,
  chartDataOf,
  type ProfiledStand,
} from '@/lib/systems/command-horizon/evaluate/chart-data';
import type { Evaluation } from '@/lib/systems/command-horizon/evaluate/evaluate';
import { commandPointsText } from '@/lib/systems/command-horizon/paper/text';

/** Charts of the force: command points, dice, and dice as models are lost, with the same as tables. */
export function ForceCharts({ evaluation }: { evaluation: Evaluation }) {
  const profile = chartDataOf(evaluation);
  if (profile.stands.length === 0)
    return (
      <EmptyState title="No charts yet">
        Once the force has units, this shows where command points come from, attack and reaction dice side by
        side, and how the dice go as models are lost.
      </EmptyState>
    );
  return (
    <div className="@container space-y-8">
      <div className="grid gap-8 @3xl:grid-cols-2">
        <CommandChart profile={profile} />
        <DiceChart profile={profile} />
      </div>
      <Declines profile={profile} />
      <Tables profile={profile} />
    </div>
  );
}

function DiceChart({ profile }: { profile: ChartData }) {
  return (
    <ChartFigure
      title="Attack and reaction dice"
      note="Full dot: attack at full strength, teams with a unit included. Open ring: reaction; no ring where there is none."
    >
      <ChartDots
        label="Attack and reaction dice of each unit; the figures are in the table of dice."
        most={profile.most.dice}
        rows={profile.stands.map(({ key, number, shortLabel, attack, reaction }) => ({
          key,
          number,
          label: shortLabel,
          open: reaction,
          full: attack,
          note: `${attack}`,
        }))}
      />
    </ChartFigure>
  );
}

function Declines({ profile }: { profile: ChartData }) {
  return (
    <ChartFigure
      title="Attack dice as models are lost"
      note="A bar for each number of models left, all on one scale; teams that have joined all still stand."
    >
      <ChartItems
        items={profile.stands.filter(({ decline }) => decline.length > 0)}
        headOf={({ key, number, symbol, shortLabel, label }) => ({
          key,
          number,
          symbol,
          label: shortLabel,
          title: label,
        })}
        className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-3"
      >
        {(stand) => (
          <ChartProfile
            most={profile.most.dice}
            label={declineText(stand)}
            bars={stand.decline.map(({ left, dice }) => ({
              key: `${left}`,
              value: dice,
              bonus: 0,
              raised: 0,
            }))}
          />
        )}
      </ChartItems>
    </ChartFigure>
  );
}

const declineText = ({ decline }: ProfiledStand) =>
  decline.map(({ left, dice }) => `${left} left: ${dice}`).join(', ');

/** The data of the charts as tables. */
function Tables({ profile: { sources, commandPoints, added, stands } }: { profile: ChartData }) {
  return (
    <FigureTables>
      <FigureTable
        caption="Command points"
        heads={['From', 'CP']}
        rows={[
          ...sources.map(({ mark, label, points }) => ({ head: `${mark} ${label}`, cells: [points] })),
          { head: 'A turn', cells: [commandPoints] },
          ...(added === null ? [] : [{ head: 'With Concentrate Command', cells: [commandPoints + added] }]),
        ]}
      />
      <FigureTable
        caption="Dice"
        heads={['Unit', 'Attack', 'Raised', 'Reaction']}
        rows={stands.map(({ number, label, attack, raised, reaction }) => ({
          head: `${number} ${label}`,
          cells: [attack, raised ?? '–', reaction ?? '–'],
        }))}
      />
      <FigureTable
        caption="Attack dice, full and after each model lost"
        heads={['Unit', 'Dice']}
        rows={stands.map(({ number, label, decline }) => ({
          head: `${number} ${label}`,
          cells: [decline.map(({ dice }) => dice).join(' ')],
        }))}
      />
    </FigureTables>
  );
}

/** Command points per turn by source, and below the total with Concentrate Command, on one scale. */
function CommandChart({ profile }: { profile: ChartData }) {
  const { sources, commandPoints, added, most } = profile;
  const given: ChartSegment[] = sources.map(({ key, mark, label, points, from }) => ({
    key,
    from,
    size: points,
    fill: key === 'faction' ? 'hatch' : 'solid',
    text: mark,
    title: `${label}: ${commandPointsText(points)}`,
  }));
  return (
    <ChartFigure
      title="Command points"
      note="Each giver by its number in the list; hatched: what the faction itself has."
    >
      <div className="space-y-2">
        <NamedBar name={`${commandPointsText(commandPoints)} a turn`}>
          <ChartBar segments={given} most={most.points} />
        </NamedBar>
        {added !== null && (
          <NamedBar
            name={`${commandPointsText(commandPoints + added)} with Concentrate Command, one from each other unit`}
          >
            <ChartBar
              most={most.points}
              height={20}
              segments={[
                { key: 'given', from: 0, size: commandPoints, fill: 'solid', text: commandPoints },
                { key: 'added', from: commandPoints, size: added, fill: 'dots', text: `+${added}` },
              ]}
            />
          </NamedBar>
        )}
      </div>
    </ChartFigure>
  );
}
