import * as z from 'zod/mini';
import { listOf } from '@/lib/roster/schemas';
import { MAX_PLAYERS, MAX_ROUNDS, steps, tieBreaks } from './event';

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
