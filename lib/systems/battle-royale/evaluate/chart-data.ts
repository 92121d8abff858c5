import { statBars } from '@/lib/roster/shown/displayed-stat';
import { elementStats } from '@/lib/systems/horizon-wars/fields';
import { statNames, statOrder } from '@/lib/systems/horizon-wars/paper/text';
import { pilotLine } from '../catalogue/catalogue';
import { inOrder, upgradeName } from '../paper/special';
import { pilotLabel } from '../paper/text';
import type { Evaluation } from './evaluate';

/** A part of a pool of points: something bought, or what is left. */
export interface Share {
  key: string;
  label: string;
  /** A label short enough for the bar. */
  short: string;
  points: number;
  from: number;
  kind: 'stat' | 'upgrade' | 'left';
}

/** A pool of points and its shares, which exceed it if too much is spent. */
export interface PictureOfPool {
  id: 'base' | 'extra';
  label: string;
  points: number;
  shares: Share[];
}

/** The P F M A D of the mech or the pilot. */
export interface Figures {
  id: 'mech' | 'pilot';
  label: string;
  bars: ReturnType<typeof statBars>;
}

/** The figures that a mech's picture draws. */
export interface ChartData {
  pools: PictureOfPool[];
  /** Length of the scale of points. */
  mostPoints: number;
  lines: Figures[];
  /** Length of the scale of stats. */
  mostStat: number;
  upgrades: { name: string; points: number }[];
}

/** Computes the picture of a mech. */
export function chartDataOf({ mech, budget }: Evaluation): ChartData {
  const { base, extra, fromExtra, onUpgrades, baseLeft, extraLeft } = budget;
  const stats = statOrder.map(
    (stat): Omit<Share, 'from'> => ({
      key: stat,
      label: statNames[stat],
      short: stat.toUpperCase(),
      points: mech.stats[stat],
      kind: 'stat',
    }),
  );
  const pools: PictureOfPool[] = [
    {
      id: 'base',
      label: 'Base',
      points: base,
      shares: laidOut([...stats, upgrades(onUpgrades - fromExtra), left(baseLeft)]),
    },
  ];
  if (extra > 0)
    pools.push({
      id: 'extra',
      label: 'For upgrades only',
      points: extra,
      shares: laidOut([upgrades(fromExtra), left(extraLeft)]),
    });
  const lines: Figures[] = [
    { id: 'mech', label: mech.label, bars: statBars(elementStats, mech) },
    { id: 'pilot', label: pilotLabel(mech.source), bars: statBars(elementStats, pilotLine) },
  ];
  return {
    pools,
    mostPoints: Math.max(base, base - baseLeft, extra),
    lines,
    mostStat: Math.max(1, ...lines.flatMap(({ bars }) => bars.map(({ value }) => value))),
    upgrades: inOrder(mech).map((taken) => ({ name: upgradeName(taken), points: taken.points })),
  };
}

const upgrades = (points: number): Omit<Share, 'from'> => ({
  key: 'upgrades',
  label: 'Upgrades',
  short: 'Upgrades',
  points,
  kind: 'upgrade',
});

const left = (points: number): Omit<Share, 'from'> => ({
  key: 'left',
  label: 'Left',
  short: 'left',
  points,
  kind: 'left',
});

/** Lays the shares of a pool end to end, omitting empty ones. */
function laidOut(shares: readonly Omit<Share, 'from'>[]): Share[] {
  let from = 0;
  const list: Share[] = [];
  for (const share of shares) {
    if (share.points <= 0) continue;
    list.push({ ...share, from });
    from += share.points;
  }
  return list;
}
