import * as z from 'zod/mini';
import { FILE_BYTES } from '@/lib/roster/limits';
import { parseWith } from '@/lib/roster/parse';
import { type Parsed, refused } from '@/lib/roster/report';
import { schemaFieldShape } from '@/lib/roster/roster';
import { listOf, recordOf } from '@/lib/roster/schemas';
import { counted } from '@/lib/roster/text/words';
import { apply } from './apply';
import { type EventState, MAX_ENTRIES, MAX_LINKS, MAX_PLAYERS, type Score } from './event';
import { type Entry, entrySchema, hashOf, logFault } from './log';
import { isSameScore } from './rounds';
import { scoreText } from './words';

/** A whole event as a file: its log, and the lists that the log names by their hashes, as text. */
export interface EventFile {
  $schema?: string | undefined;
  musterEvent: 1;
  log: readonly Entry[];
  contents: Readonly<Record<string, string>>;
}

/** Most lists in a file. */
const MAX_CONTENTS = 100_000;

export const eventFileSchema = z.strictObject({
  ...schemaFieldShape,
  musterEvent: z.literal(1),
  log: listOf(entrySchema, MAX_ENTRIES),
  contents: recordOf(z.string().check(z.maxLength(FILE_BYTES)), MAX_CONTENTS),
}) as unknown as z.ZodMiniType<EventFile>;

/** Reads an event's file: its log must be whole, and every list the one that the log names. */
export function readEventFile(json: unknown): Parsed<{ file: EventFile; state: EventState }> {
  const read = parseWith(eventFileSchema, json);
  if (!read.ok) return read;
  const { log, contents } = read.value;
  const fault = logFault(log);
  if (fault !== null) return refused(fault);
  if (log.length === 0) return refused('The log is empty.');
  // Before the log is folded: each player takes as long as there are players.
  const players = log.filter(({ data }) => data.act === 'player').length;
  if (players > MAX_PLAYERS)
    return refused(`An event can have at most ${MAX_PLAYERS} players; this one has ${players}.`);
  for (const [hash, text] of Object.entries(contents))
    if (hashOf(text) !== hash) return refused('A list in this file is not the one that was sent.');
  try {
    const state = stateOf(log);
    if (state.links.length > MAX_LINKS)
      return refused(`An event can have at most ${MAX_LINKS} links; this one has ${state.links.length}.`);
    const missing = [...state.players.values()].find(({ list }) => list && !(list.content in contents));
    if (missing) return refused(`The list of ${missing.name} is missing.`);
    return { ok: true, value: { file: read.value, state } };
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

/** Says what is wrong in a log that is whole: results that players changed when they could not. */
export function logFaults(log: readonly Entry[]): string[] {
  const erased = new ErasedResults();
  const state = log.reduce<EventState | null>((before, entry) => {
    erased.look(before, entry);
    return apply(before, entry);
  }, null);
  return state ? erased.faults(state) : [];
}

/** Folds a log that has at least one entry. */
export const stateOf = (log: readonly Entry[]): EventState =>
  log.reduce<EventState | null>(apply, null) as EventState;

/** Most results that are named. */
const MAX_NAMED = 100;

/** A result that both players had reported, until one reported another after a later round was paired. */
interface Erased {
  /** The log entry that took it away. */
  seq: number;
  by: string;
  round: number;
  pairing: number;
  /** The result that they had agreed on. */
  agreed: Score;
}

/**
 * Finds results that a player took away after a later round was paired. Logs of earlier versions may have some; they
 * are read as they were written.
 */
export class ErasedResults {
  /** The first of each game. */
  readonly #found = new Map<string, Erased>();

  /** Looks at the next entry of a log; `before` is the state that it was added to. */
  look(before: EventState | null, { seq, by, data }: Entry) {
    if (before === null || data.act !== 'report') return;
    const { round, pairing, score } = data;
    if (before.rounds.length <= round) return;
    const agreed = before.rounds[round - 1]?.pairings[pairing]?.result;
    if (agreed?.by !== 'players' || isSameScore(agreed, score)) return;
    const key = `${round} ${pairing}`;
    if (!this.#found.has(key)) this.#found.set(key, { seq, by, round, pairing, agreed });
  }

  /**
   * Returns a sentence for each that is not as it was agreed at the end of the log, and not settled by the organiser.
   */
  faults({ rounds, players }: EventState): string[] {
    const nameOf = (id: string | null | undefined) => players.get(id ?? '')?.name ?? 'Unknown player';
    const faults = [...this.#found.values()].flatMap(({ seq, by, round, pairing, agreed }) => {
      const game = rounds[round - 1]?.pairings[pairing];
      const { result } = game ?? {};
      if (result && (result.by === 'organiser' || isSameScore(result, agreed))) return [];
      const was = scoreText(agreed, { a: nameOf(game?.a), b: nameOf(game?.b) });
      return `Entry ${seq} of the log changed the agreed result at table ${game?.table} of round ${round} (${was}): ${nameOf(by)} reported another one after round ${round + 1} was paired. The organiser can enter the right one.`;
    });
    const more = faults.length - MAX_NAMED;
    return more > 0
      ? [...faults.slice(0, MAX_NAMED), `And ${counted(more, 'more result')} changed in this way.`]
      : faults;
  }
}
