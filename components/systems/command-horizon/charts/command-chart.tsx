import { ChartFigure } from '@/components/ui/chart';
import { ChartBar, type ChartSegment } from '@/components/ui/chart-bar';
import { NamedBar } from '@/components/ui/chart-items';
import type { ChartData } from '@/lib/systems/command-horizon/evaluate/chart-data';
import { commandPointsText } from '@/lib/systems/command-horizon/paper/text';

/** Command points a turn by source, and below the total with Concentrate Command, on one scale. */
export function CommandChart({ profile }: { profile: ChartData }) {
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
      note="Each giver by its number in the list; hatched, what the faction has of its own."
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
