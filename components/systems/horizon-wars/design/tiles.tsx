import type { StatKey } from '@/components/ui/stat-tiles';
import { StatTiles } from '@/components/ui/stat-tiles';
import type { Stats } from '@/lib/systems/horizon-wars/mech-schema';
import { statNames, statOrder } from '@/lib/systems/horizon-wars/stats';

type StatLine = { stats: Record<StatKey, number | string>; raised: StatKey[] };

/** What a stat line is made of. */
export interface StatLineSource {
  presence: number;
  stats: Stats;
  /** What is added to an aircraft's M. */
  moveBonus?: number;
  /** How much of each stat command resources raised. */
  raised?: { [stat in keyof Stats]?: number | undefined };
}

/** A stat line: an aircraft's M with its bonus, and which stats command resources raised. */
function statLineOf({ presence, stats, moveBonus = 0, raised = {} }: StatLineSource): StatLine {
  const { m, f, a, d } = stats;
  return {
    stats: { P: presence, M: moveBonus > 0 ? `${m} (+${moveBonus})` : m, F: f, A: a, D: d },
    raised: statOrder.filter((stat) => raised[stat]).map((stat) => stat.toUpperCase() as StatKey),
  };
}

/** What the letters stand for in this game. */
const tileNames: Partial<Record<StatKey, string>> = {
  M: statNames.m,
  F: statNames.f,
  A: statNames.a,
  D: statNames.d,
};

/** The five tiles of an element. */
export function ElementTiles({ element, size = 'md' }: { element: StatLineSource; size?: 'sm' | 'md' }) {
  return <StatTiles {...statLineOf(element)} names={tileNames} size={size} />;
}
