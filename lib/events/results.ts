import * as z from 'zod/mini';
import { listOf } from '@/lib/roster/schemas';
import { CSV_START, csvLine, type Separator } from '@/lib/sheet/csv';
import { MAX_PLAYERS, MAX_ROUNDS, steps, tieBreaks } from './event';
import { begunRounds, ownGames, ownScore } from './rounds';
import { viewStandings } from './standings';
import type { EventView, ListView } from './view';
import { playerFinder, tieBreakNames } from './words';

// The shape of the results file, for clients: it is published, not read.

const text = (says: string) => z.string().check(z.describe(says));
const number = (says: string) => z.number().check(z.describe(says));
const player = text('The id of a player.');

const listSchema = z.object({
  number: number('Its number within the event, from 1.'),
  sent: text('When it was accepted, such as 2026-11-24T18:00:00.000Z.'),
  name: text('The name of the roster.'),
  verdict: z.enum(['legal', 'undecided', 'illegal']),
  figures: text('The headline figures.'),
  fingerprint: text('Identifies the force regardless of names: 64 hexadecimal digits.'),
  content: text('The SHA-256 of the list as stored, in hexadecimal.'),
});

const playerSchema = z.object({
  id: player,
  number: number('By which players are listed, from 1 in the order of entry.'),
  name: z.string(),
  team: text('A team or club; empty for none.'),
  isOut: z.boolean().check(z.describe('Has withdrawn or was dropped.')),
  list: z.nullable(listSchema).check(z.describe('Null if there is none, or if lists are not public.')),
});

const gameSchema = z.object({
  table: z.nullable(z.number()).check(z.describe('From 1; null for a bye.')),
  a: player,
  b: z.nullable(player).check(z.describe('Null for a bye.')),
  why: listOf(z.string(), 10).check(z.describe('Why a rule of pairing could not be kept.')),
  result: z.nullable(
    z.object({
      a: number('Points that the first player scored.'),
      b: number('Points that the second player scored.'),
      winner: z.nullable(z.enum(['a', 'b'])).check(z.describe('Null for a draw.')),
      by: z.enum(['players', 'organiser']).check(z.describe('Who it is from.')),
    }),
  ),
});

const standingSchema = z.object({
  rank: number('From 1; shared by players whom nothing tells apart.'),
  player,
  points: z.number(),
  wins: z.number(),
  draws: z.number(),
  losses: z.number(),
  byes: z.number(),
  tieBreaks: listOf(
    z.object({
      tieBreak: z.enum(tieBreaks),
      value: z.nullable(z.number()).check(z.describe('More is better; null if it does not count.')),
      sum: text('How the value comes about.'),
    }),
    tieBreaks.length,
  ),
});

/** The results of an event: who entered, every game, and the standings after them. */
export const resultsSchema = z.object({
  musterResults: z.literal(1),
  event: z.object({
    id: text('The id of the event.'),
    name: z.string(),
    place: z.string(),
    date: text('A day such as 2026-11-24; empty if none is given.'),
    system: text('The id of the game.'),
    pack: text('The name of the pack; empty without one.'),
    step: z.enum(steps),
    rounds: number('How many were planned.'),
    scoring: z.object({
      win: z.number(),
      draw: z.number(),
      loss: z.number(),
      bye: z.number(),
      tieBreaks: listOf(z.enum(tieBreaks), tieBreaks.length).check(z.describe('In the order used.')),
    }),
    seed: text('Decides pairings between equals, and lots: 64 hexadecimal digits.'),
  }),
  players: listOf(playerSchema, MAX_PLAYERS),
  rounds: listOf(z.object({ number: z.number(), games: listOf(gameSchema, MAX_PLAYERS) }), MAX_ROUNDS).check(
    z.describe('Those that were begun.'),
  ),
  standings: listOf(standingSchema, MAX_PLAYERS),
});

/** The results of an event as its file has them. */
export type Results = z.output<typeof resultsSchema>;

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
      list: player.list && shown === 'everyone' && player.list.salt !== null ? listResult(player.list) : null,
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

const listResult = ({ number, at, name, verdict, figures, fingerprint, content }: ListView) => ({
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
