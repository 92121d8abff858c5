import type { StatKey } from '@/components/ui/stat-tiles';
import { StatTiles } from '@/components/ui/stat-tiles';
import type { Stats } from '@/lib/systems/horizon-wars/mech-schema';
import { statNames, statOrder } from '@/lib/systems/horizon-wars/paper/stats';

type StatLine = { stats: Record<StatKey, number | string>; raised: StatKey[] };

/** The input of a stat line. */
export interface StatLineSource {
  presence: number;
  stats: Stats;
  /** Bonus to an aircraft's M. */
  moveBonus?: number;
  /** Amount by which command resources raised each stat. */
  raised?: { [stat in keyof Stats]?: number | undefined };
}

/** Returns a stat line: an aircraft's M with its bonus, and in `raised` the stats that command resources raised. */
function statLineOf({ presence, stats, moveBonus = 0, raised = {} }: StatLineSource): StatLine {
  const { m, f, a, d } = stats;
  return {
    stats: { P: presence, M: moveBonus > 0 ? `${m} (+${moveBonus})` : m, F: f, A: a, D: d },
    raised: statOrder.filter((stat) => raised[stat]).map((stat) => stat.toUpperCase() as StatKey),
  };
}

/** Names of the letters in this game. */
const tileNames: Partial<Record<StatKey, string>> = {
  M: statNames.m,
  F: statNames.f,
  A: statNames.a,
  D: statNames.d,
};

/** The five stat tiles of an element. */
export function ElementTiles({ element, size = 'md' }: { element: StatLineSource; size?: 'sm' | 'md' }) {
  return <StatTiles {...statLineOf(element)} names={tileNames} size={size} />;
}
