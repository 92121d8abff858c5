import type { Marked } from '@/lib/play/model';
import { type ActiveStat, activeStats, ceilingOf, currentStats, lostOf, type Profile } from './damage';

// Where points of damage go and which come back, as their owner would choose: only a proposal.

/** More points of damage than anything has stats. */
const MOST_PLACED = 60;

/** The stats that so many points lower: A by those that are critical, then the highest of the others, and A last. */
export function damagedStats(profile: Profile, row: Marked, points: number, criticals: number): ActiveStat[] {
  const left = currentStats(profile, row);
  const taken: ActiveStat[] = [];
  for (let point = 0; point < Math.min(points, MOST_PLACED); point++) {
    const others = profile.active.filter((stat) => stat !== 'a' && left[stat] > 0);
    const [highest = 'a'] = others.sort((x, y) => left[y] - left[x]);
    const stat = point < criticals ? 'a' : highest;
    left[stat] = Math.max(0, left[stat] - 1);
    taken.push(stat);
  }
  return taken;
}

/** The stats that so many points restore: what has lost most first. */
export function restoredStats(profile: Profile, row: Marked, points: number): ActiveStat[] {
  const lost = new Map(
    activeStats.map((stat) => [stat, Math.min(row.number(lostOf(stat)), ceilingOf(profile, row, stat))]),
  );
  const restored: ActiveStat[] = [];
  for (let point = 0; point < Math.min(points, MOST_PLACED); point++) {
    const [most] = [...lost].sort((x, y) => y[1] - x[1]);
    if (most === undefined || most[1] === 0) break;
    lost.set(most[0], most[1] - 1);
    restored.push(most[0]);
  }
  return restored;
}
