import * as z from 'zod/mini';
import { listOf, recordOf } from '@/lib/roster/lists';
import { parseWith } from '@/lib/roster/parse';
import type { Parsed } from '@/lib/roster/report';
import { refused } from '@/lib/roster/report';
import { FILE_BYTES } from '@/lib/roster/roster';
import { apply } from './apply';
import { ErasedResults } from './erased';
import { type EventState, MAX_ENTRIES, MAX_LINKS, MAX_PLAYERS } from './event';
import { type Entry, entrySchema, hashOf, logFault } from './log';

/** A whole event as a file: its log, and the lists that the log names by their hashes, as text. */
export interface EventFile {
  musterEvent: 1;
  log: readonly Entry[];
  contents: Readonly<Record<string, string>>;
}

/** Most lists in a file. */
const MAX_CONTENTS = 100_000;

export const eventFileSchema = z.strictObject({
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
