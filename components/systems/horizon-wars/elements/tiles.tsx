import type { StatKey } from '@/components/ui/stat-tiles';
import { StatTiles } from '@/components/ui/stat-tiles';
import type { ReckonedElement } from '@/lib/systems/horizon-wars/reckon-elements';
import { statNames, statOrder } from '@/lib/systems/horizon-wars/stats';

type StatLine = { stats: Record<StatKey, number | string>; raised: StatKey[] };

/** An element's stat line: an aircraft's M with its bonus, and which stats command resources raised. */
export function statLineOf({ kind, presence, stats, moveBonus, raised }: ReckonedElement): StatLine {
  const { m, f, a, d } = stats;
  return {
    stats: { P: presence, M: kind === 'aircraft' ? `${m} (+${moveBonus})` : m, F: f, A: a, D: d },
    raised: statOrder.filter((stat) => raised[stat]).map((stat) => stat.toUpperCase() as StatKey),
  };
}

/** What the letters stand for in this game. */
export const tileNames: Partial<Record<StatKey, string>> = {
  M: statNames.m,
  F: statNames.f,
  A: statNames.a,
  D: statNames.d,
};

/** The five tiles of an element. */
export function ElementTiles({ element, size = 'md' }: { element: ReckonedElement; size?: 'sm' | 'md' }) {
  return <StatTiles {...statLineOf(element)} names={tileNames} size={size} />;
}
