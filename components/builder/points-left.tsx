import { classes } from '@/components/ui/classes';
import { LiveRegion } from '@/components/ui/live-region';

/** Points that a design is bought from. */
interface Pool {
  label: string;
  points: number;
  /** Negative if overspent. */
  left: number;
}

type PointsLeftProps = {
  pools: readonly Pool[];
  onStats: number;
  onUpgrades: number;
};

const leftText = ({ left, points }: Pool) =>
  left < 0 ? `${-left} over (${points - left} of ${points})` : `${left} of ${points} left`;

/** A sticky line with the points left in each pool, and those spent on stats and on upgrades. */
export function PointsLeft({ pools, onStats, onUpgrades }: PointsLeftProps) {
  return (
    <div className="sticky in-[dialog]:-top-4 top-0 z-20 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b bg-ground py-1">
      {pools.map((pool) => (
        <p key={pool.label} className="whitespace-nowrap">
          <span className="label-caps mr-2">{pool.label}</span>
          <span className={classes('font-semibold text-lg', pool.left < 0 && 'text-error')}>
            {leftText(pool)}
          </span>
        </p>
      ))}
      <p className="condensed text-muted text-sm">
        stats {onStats} · upgrades {onUpgrades}
      </p>
      <LiveRegion text={pools.map((pool) => `${pool.label}: ${leftText(pool)}`).join(', ')} />
    </div>
  );
}
