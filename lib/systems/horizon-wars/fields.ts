import type { DisplayedStat, DisplayedStats } from '@/lib/roster/displayed-stat';
import type { Stat, Stats } from './mech-schema';
import { statNames } from './paper/stats';

/** What has a stat line: an element, a design, a pilot. */
export interface StatLine {
  presence: number;
  /** Starting stats including command resources; an aircraft's M without its bonus. */
  stats: Stats;
  /** Bonus to an aircraft's M (p.38). */
  moveBonus?: number;
  /** How much of each stat was bought with command resources. */
  raised?: { [stat in Stat]?: number | undefined };
}

const shown = (id: Stat): DisplayedStat<StatLine> => ({
  letter: id.toUpperCase(),
  name: statNames[id],
  show: ({ stats, raised }) => ({ value: stats[id], raised: raised?.[id] }),
});

/** The stat line in the order of the roster (p.119). */
export const elementStats: DisplayedStats<StatLine, 'p' | Stat> = {
  p: { letter: 'P', name: 'Presence', show: ({ presence }) => ({ value: presence }) },
  f: shown('f'),
  m: {
    ...shown('m'),
    width: 2.75,
    show: ({ stats, raised, moveBonus = 0 }) => ({
      value: stats.m,
      ...(moveBonus > 0 ? { aside: `(+${moveBonus})`, bonus: moveBonus } : { raised: raised?.m }),
    }),
  },
  a: shown('a'),
  d: shown('d'),
};
