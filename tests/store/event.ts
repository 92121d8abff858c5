import * as z from 'zod/mini';
import { type Act, settingsSchema } from '@/lib/events/acts';
import type { EventState } from '@/lib/events/event';
import { commitmentOf, type Entry, hashOf, lastOf, sealed } from '@/lib/events/log';
import type { Decided } from '@/lib/store/changes';
import type { EventStore } from '@/lib/store/store';

/** A moment that tests begin at. */
export const START = Date.UTC(2026, 10, 24, 9);

const SALT = 'ab'.repeat(32);

export const settings = (other: Partial<z.output<typeof settingsSchema>> = {}) => ({
  ...z.parse(settingsSchema, { name: 'Autumn Open', system: 'horizon-wars' }),
  ...other,
});

/** The id of the player with a number. */
export const playerId = (number: number) => `player-${number}`;

/** The first entry of an event. */
export const made = (id: string, other?: Parameters<typeof settings>[0], at = START): Entry =>
  sealed(null, 'organiser', at, {
    act: 'made',
    id,
    settings: settings(other),
    seed: hashOf(`seed of ${id}`),
    organiser: hashOf(`link of ${id}`),
  });

/** A decision that adds acts to the log. */
export function adding(...acts: Act[]) {
  return (state: EventState, now: number): Decided<{ revision: number }> => {
    const entries: Entry[] = [];
    let last = lastOf(state);
    for (const act of acts) {
      const entry = sealed(last, 'organiser', now, act);
      entries.push(entry);
      last = { seq: entry.seq, at: entry.at, hash: entry.hash };
    }
    return { entries, answer: { revision: last.seq } };
  };
}

/** A player who enters. */
export const entering = (number: number, name = `Player ${number}`): Act => ({
  act: 'player',
  player: playerId(number),
  name,
  team: '',
  link: hashOf(`link of ${playerId(number)}`),
  since: 1,
});

export const noting = (number: number, note: string): Act => ({
  act: 'note',
  player: playerId(number),
  note,
});

/** A decision that keeps a list of a player, whose content is these bytes; the answer is the list's number. */
export function sending(number: number, bytes: Uint8Array) {
  const content = hashOf(bytes);
  return (state: EventState, now: number): Decided<{ number: number }> => ({
    entries: [
      sealed(lastOf(state), playerId(number), now, {
        act: 'list',
        player: playerId(number),
        list: {
          content,
          bytes: bytes.length,
          name: 'Roster',
          fingerprint: content,
          commitment: commitmentOf(SALT, bytes),
          salt: SALT,
          verdict: 'legal',
          figures: '15 FC',
          problems: ['Too many vehicles (p.57).'],
        },
      }),
    ],
    contents: new Map([[content, bytes]]),
    answer: { number: state.lists + 1 },
  });
}

/** Makes an event with players. */
export async function makeEvent(store: EventStore, id: string, players = 3) {
  await store.create([made(id)]);
  await store.change(id, adding(...Array.from({ length: players }, (_, index) => entering(index + 1))));
}

/** Makes an event of which every table has rows: two rounds, lists, one of them replaced, a settled result. */
export async function playEvent(store: EventStore, id: string) {
  const bytes = (text: string) => new TextEncoder().encode(text);
  await makeEvent(store, id, 4);
  await store.change(id, sending(1, bytes('one')));
  await store.change(id, sending(2, bytes('two')));
  await store.change(id, sending(1, bytes('one again')));
  const score = { a: 3, b: 1, winner: 'a' as const };
  const tables = (a: number, b: number, c: number, d: number) => [
    { a: playerId(a), b: playerId(b), table: 1, why: [] },
    { a: playerId(c), b: playerId(d), table: 2, why: [] },
  ];
  await store.change(
    id,
    adding(
      { act: 'settings', settings: settings({ name: 'Winter Open', rounds: 4 }) },
      { act: 'step', to: 'open', reason: null },
      { act: 'step', to: 'locked', reason: null },
      { act: 'round', round: 1, how: 'all', tables: tables(1, 2, 3, 4) },
      { act: 'round-begun', round: 1 },
      { act: 'report', round: 1, pairing: 0, side: 'a', score },
      { act: 'result', round: 1, pairing: 1, score },
      { act: 'round', round: 2, how: 'all', tables: tables(1, 3, 2, 4) },
    ),
  );
}
