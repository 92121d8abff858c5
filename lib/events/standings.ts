import { groupedBy } from '@/lib/roster/tally';
import type { EventState, Player, TieBreak } from './event';
import { recordIn, recordsOf } from './records';
import { type TieBreakInput, type TieBreakValue, tieBreakOf } from './tie-breaks';

/** The place of a player. */
export interface StandingsRow {
  /** From 1; shared by players whom nothing tells apart. */
  rank: number;
  /** The player's id. */
  player: string;
  points: number;
  wins: number;
  draws: number;
  losses: number;
  byes: number;
  /** One for each tie-break of the event's scoring, in its order. */
  tieBreaks: readonly (TieBreakValue & { tieBreak: TieBreak })[];
}

/**
 * Returns the standings after the rounds that were begun, the best first and those of the same rank in the order of
 * entry. A game without a result counts nothing yet. Players who were dropped stay; those who left before their first
 * round are not listed.
 */
export function standings({
  players,
  rounds,
  settings: { scoring },
  seed,
}: Pick<EventState, 'rounds' | 'seed'> & {
  players: ReadonlyMap<string, Pick<Player, 'id' | 'number' | 'name' | 'isOut'>>;
  settings: Pick<EventState['settings'], 'scoring'>;
}): StandingsRow[] {
  const records = recordsOf(rounds, scoring);
  const input: TieBreakInput = { records, nameOf: (id) => players.get(id)?.name ?? id, seed };
  const listed = [...players.values()]
    .filter(({ id, isOut }) => !isOut || records.has(id))
    .sort((one, other) => one.number - other.number)
    .map(({ id }) => id);
  const tieBreaks = new Map<string, (TieBreakValue & { tieBreak: TieBreak })[]>(listed.map((id) => [id, []]));
  let levels = apart(listed, (id) => recordIn(records, id).points);
  for (const tieBreak of scoring.tieBreaks)
    levels = levels.flatMap((level) => {
      const values = new Map(level.map((id) => [id, tieBreakOf[tieBreak](id, level, input)]));
      for (const [id, value] of values) tieBreaks.get(id)?.push({ tieBreak, ...value });
      return apart(level, (id) => values.get(id)?.value ?? 0);
    });
  let rank = 1;
  return levels.flatMap((level) => {
    const rows = level.map((player): StandingsRow => {
      const { points, wins, draws, losses, byes } = recordIn(records, player);
      return { rank, player, points, wins, draws, losses, byes, tieBreaks: tieBreaks.get(player) ?? [] };
    });
    rank += level.length;
    return rows;
  });
}

/** Players in groups of the same value, the highest first; the order inside a group is kept. */
function apart(players: readonly string[], of: (player: string) => number): string[][] {
  return [...groupedBy(players, of)].sort(([one], [other]) => other - one).map(([, group]) => group);
}
