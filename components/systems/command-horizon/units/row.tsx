import { useMemo } from 'react';
import { useBuilderState } from '@/components/builder/context';
import type { BuilderState } from '@/components/builder/store';
import type { Force } from '@/lib/systems/command-horizon/force';
import type { Reckoning } from '@/lib/systems/command-horizon/reckon';
import { type Stat, statsOf, tiesOf } from '@/lib/systems/command-horizon/stats';
import { StatLine } from './stat-line';

/** All that a row shows of a unit. */
function lineOf(reckoning: Reckoning, id: string): { stats: Stat[]; ties: string } | null {
  const unit = reckoning.unit(id);
  return unit === undefined ? null : { stats: statsOf(unit), ties: tiesOf(unit, reckoning) };
}

/** A unit's line in the outline: figures, what it is, who is with it. Drawn again only when one of them changes. */
export function Row({ id }: { id: string }) {
  const text = useBuilderState(({ reckoning }: BuilderState<Force, Reckoning>) =>
    JSON.stringify(lineOf(reckoning, id)),
  );
  const line = useMemo(() => JSON.parse(text) as ReturnType<typeof lineOf>, [text]);
  if (line === null) return null;
  return (
    <span className="mt-1 block">
      <StatLine inline stats={line.stats} size="sm" />
      <span className="condensed mt-1 block break-words text-muted text-sm">{line.ties}</span>
    </span>
  );
}
