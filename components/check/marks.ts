import { summaryInWords } from '@/lib/check/broken-rules';
import type { Summary } from '@/lib/check/summary';
import { SAME, SEVERAL, type Shown } from './messages';

/** Most groups of rosters that are told, and most rosters of one. */
const GROUPS = 5;
const MEMBERS = 6;

/** A summary as the page shows it: long lists cut, and a mark for each line that stands in one of them. */
export async function shownSummary(summary: Summary): Promise<Shown> {
  const { same, players, rosters } = summary;
  const marks = new Uint8Array(rosters);
  const mark = (groups: readonly { rosters: { index: number }[] }[], bit: number) => {
    for (const group of groups)
      for (const { index } of group.rosters) marks[index] = (marks[index] ?? 0) | bit;
  };
  mark(same, SAME);
  mark(players, SEVERAL);
  return {
    ...(await summaryInWords(summary)),
    same: same.slice(0, GROUPS).map(short),
    players: players.slice(0, GROUPS).map(short),
    sameCount: same.length,
    playersCount: players.length,
    marks,
  };
}

const short = <Group extends { rosters: unknown[] }>(group: Group): Group & { more: number } => ({
  ...group,
  rosters: group.rosters.slice(0, MEMBERS),
  more: Math.max(0, group.rosters.length - MEMBERS),
});
