import { ChartFigure, type ChartFill } from '@/components/ui/charts/chart';
import { ChartBar, ChartLegend } from '@/components/ui/charts/chart-items';
import { counted } from '@/lib/roster/text/words';
import type { ChartData, ProfiledKind } from '@/lib/systems/horizon-wars/evaluate/chart-data';
import { points } from '@/lib/systems/horizon-wars/paper/text';

/** Fill of each kind in the charts. */
const kindFills: Record<ProfiledKind['kind'], ChartFill> = {
  mech: 'solid',
  conventional: 'hatch',
  aircraft: 'dots',
};

/** The points of the force by kind, and below by element, on one scale with the limit. */
export function PointsChart({ profile }: { profile: ChartData }) {
  const { kinds, elements, gross, discount, forceCost, limit, most } = profile;
  const sum =
    discount > 0 ? `${points(gross)}, ${discount} off: ${points(forceCost)}` : `${points(forceCost)}`;
  return (
    <ChartFigure
      title="Points"
      note={
        <>
          {sum}
          {limit !== null && `; the thick line is the limit of ${limit}`}. Below, each element that costs any,
          by its number in the list.
        </>
      }
    >
      <div
        role="img"
        aria-label={`${sum}. ${kinds.map((kind) => `${kind.label}: ${points(kind.points)}`).join(', ')}.`}
        className="space-y-1"
      >
        <ChartBar
          most={most.points}
          mark={limit}
          segments={kinds
            .filter((kind) => kind.points > 0)
            .map(({ kind, label, points: size, from }) => ({
              key: kind,
              from,
              size,
              fill: kindFills[kind],
              text: size,
              title: `${label}: ${points(size)}`,
            }))}
        />
        <ChartBar
          most={most.points}
          mark={limit}
          height={20}
          segments={elements
            .filter(({ cost }) => cost > 0)
            .map(({ id, kind, number, label, cost, from }) => ({
              key: id,
              from,
              size: cost,
              fill: kind === 'mech' ? 'solid' : 'open',
              text: number,
              title: `${number} ${label}: ${points(cost)}`,
            }))}
        />
        {discount > 0 && (
          <ChartBar
            most={most.points}
            height={18}
            segments={[
              {
                key: 'cost',
                from: forceCost,
                size: discount,
                fill: 'void',
                text: `−${discount}`,
                title: `${discount} off`,
              },
            ]}
          />
        )}
      </div>
      <ChartLegend
        entries={kinds.map(({ kind, label, points: size, presence, elements: count }) => [
          kind,
          kindFills[kind],
          <>
            {label} <b>{size}</b>
            <span className="condensed text-muted">
              {' '}
              · P{presence} · {counted(count, 'element')}
            </span>
          </>,
        ])}
      />
    </ChartFigure>
  );
}
