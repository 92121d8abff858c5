import { PointsLeft } from '@/components/systems/horizon-wars/design/points-left';
import type { Budget } from '@/lib/systems/battle-royale/evaluate/evaluate';

/** The two pools of points, always visible; only one if the Presence gives no extra points. */
export function Pools({ budget }: { budget: Budget }) {
  const { base, baseLeft, extra, extraLeft, onStats, onUpgrades } = budget;
  return (
    <PointsLeft
      pools={[
        { label: 'Base', points: base, left: baseLeft },
        ...(extra > 0 ? [{ label: 'Upgrades only', points: extra, left: extraLeft }] : []),
      ]}
      onStats={onStats}
      onUpgrades={onUpgrades}
    />
  );
}
