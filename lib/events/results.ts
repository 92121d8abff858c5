import { CSV_START, csvLine, type Separator } from '@/lib/sheet/csv';
import type { Results } from './results-schema';
import { begunRounds, ownGames, ownScore } from './rounds';
import { viewStandings } from './standings';
import type { EventView, ListView } from './view';
import { playerFinder, tieBreakNames } from './words';

/**
 * The results of an event for its file, from what the asker may see. It has nothing that only organisers may see; lists are named
 * only if they are public.
 */
export function resultsOf(view: EventView): Results {
  const { id, settings, step, seed, players } = view;
  const { name, place, date, system, pack, rounds, scoring, shown } = settings;
  return {
    musterResults: 1,
    event: {
      id,
      name,
      place,
      date,
      system,
      pack: pack?.name ?? '',
      step,
      rounds,
      scoring: { ...scoring, tieBreaks: [...scoring.tieBreaks] },
      seed,
    },
    players: players.map((player) => ({
      id: player.id,
      number: player.number,
      name: player.name,
      team: player.team,
      isOut: player.isOut,
      list: player.list && shown === 'everyone' && player.list.salt !== null ? listOf(player.list) : null,
    })),
    rounds: begunRounds(view).map(({ number, pairings }) => ({
      number,
      games: pairings.map(({ table, a, b, why, result }) => ({ table, a, b, why: [...why], result })),
    })),
    standings: viewStandings(view).map(({ tieBreaks, ...row }) => ({
      ...row,
      tieBreaks: tieBreaks.map(({ tieBreak, value, words }) => ({ tieBreak, value, sum: words })),
    })),
  };
}

const listOf = ({ number, at, name, verdict, figures, fingerprint, content }: ListView) => ({
  number,
  sent: new Date(at).toISOString(),
  name,
  verdict,
  figures,
  fingerprint,
  content,
});

type ExportedEvent = Pick<EventView, 'settings' | 'players' | 'rounds' | 'seed'>;

const file = (rows: readonly (readonly string[])[], separator: Separator): string =>
  CSV_START + rows.map((cells) => csvLine(cells, separator)).join('');

/**
 * The standings as CSV for a spreadsheet: one row per player, with their games by round. A score is in two cells, so
 * that no spreadsheet takes it for a time; no cell can be mistaken for a formula.
 */
export function standingsCsv(event: ExportedEvent, separator: Separator = 'comma'): string {
  const { scoring } = event.settings;
  const named = playerFinder(event);
  const rounds = begunRounds(event);
  const heads = [
    ...['Rank', 'Player', 'Team', 'Points', 'Won', 'Drawn', 'Lost', 'Byes'],
    ...scoring.tieBreaks.flatMap((tieBreak) => [tieBreakNames[tieBreak], `${tieBreakNames[tieBreak]}, how`]),
    ...rounds.flatMap(({ number }) =>
      ['opponent', 'scored', 'conceded', 'result'].map((what) => `Round ${number} ${what}`),
    ),
  ];
  const rows = viewStandings(event).map((row) => {
    const { name, team } = named(row.player);
    const games = new Map(ownGames(rounds, row.player).map((game) => [game.round.number, game]));
    return [
      ...[row.rank, name, team, row.points, row.wins, row.draws, row.losses, row.byes],
      ...row.tieBreaks.flatMap(({ value, words }) => [value ?? '', words]),
      ...rounds.flatMap(({ number }) => gameCells(games.get(number), named)),
    ].map(String);
  });
  return file([heads, ...rows], separator);
}

/** The opponent, the two scores and the result of a player's game in a round. */
function gameCells(
  game: ReturnType<typeof ownGames>[number] | undefined,
  named: ReturnType<typeof playerFinder>,
): string[] {
  if (game === undefined) return ['', '', '', ''];
  if (game.opponent === null) return ['', '', '', 'bye'];
  const { name } = named(game.opponent);
  const { result } = game.pairing;
  if (result === null) return [name, '', '', ''];
  const { own, other, outcome } = ownScore(result, game.side);
  return [name, `${own}`, `${other}`, outcome];
}

/** The games as CSV for a spreadsheet: one row per game or bye, in the order of rounds and tables. */
export function gamesCsv(event: ExportedEvent, separator: Separator = 'comma'): string {
  const named = playerFinder(event);
  const heads = [
    ...['Round', 'Table', 'Player', 'Team', 'Opponent', 'Team of the opponent'],
    ...['Score', 'Score of the opponent', 'Winner', 'Result by'],
  ];
  const rows = begunRounds(event).flatMap(({ number, pairings }) =>
    pairings.map(({ table, a, b, result }) => {
      const [one, other] = [named(a), b === null ? null : named(b)];
      const names = { a: one.name, b: other?.name ?? '' };
      return [
        ...[number, table ?? '', one.name, one.team, other?.name ?? 'Bye', other?.team ?? ''],
        ...[result?.a ?? '', result?.b ?? ''],
        ...[result ? (result.winner === null ? 'Drawn' : names[result.winner]) : '', result?.by ?? ''],
      ].map(String);
    }),
  );
  return file([heads, ...rows], separator);
}
