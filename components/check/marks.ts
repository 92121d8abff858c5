import { summaryInWords } from '@/lib/check/broken-rules';
import type { Summary } from '@/lib/check/summary';
import { SAME, SEVERAL, type ShownSummary } from './messages';

/** Most groups of rosters that are shown, and most rosters of a group. */
const GROUPS = 5;
const MEMBERS = 6;

/** Returns a summary as the page shows it: long lists truncated, and a mark for each line in one of them. */
export async function shownSummary(summary: Summary): Promise<ShownSummary> {
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
    same: same.slice(0, GROUPS).map(truncated),
    players: players.slice(0, GROUPS).map(truncated),
    sameCount: same.length,
    playersCount: players.length,
    marks,
  };
}

const truncated = <Group extends { rosters: unknown[] }>(group: Group): Group & { more: number } => ({
  ...group,
  rosters: group.rosters.slice(0, MEMBERS),
  more: Math.max(0, group.rosters.length - MEMBERS),
});
