import type { ReactNode } from 'react';
import { SeverityMark, type SeverityName } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { LiveRegion } from '@/components/ui/notes';
import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';

/** A page reference: "p.57", or a section in brackets: "(Infantry)". */
export function PageNote({ page }: { page: Page }) {
  if (page === null) return null;
  return typeof page === 'number' ? (
    <span className="whitespace-nowrap text-muted text-xs">{pageText(page)}</span>
  ) : (
    <span className="text-muted text-xs">({pageText(page)})</span>
  );
}

type NoticeProps = { severity: SeverityName; children: ReactNode; action?: ReactNode };

/** A one-line notice with a severity icon and an optional action. */
export function Notice({ severity, children, action }: NoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-1.5">
        <SeverityMark severity={severity} iconOnly />
        <span className="min-w-0">{children}</span>
      </p>
      {action}
    </div>
  );
}

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
