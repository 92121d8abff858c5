import type { Kysely } from 'kysely';

/** Lists and states are JSON; moments are in milliseconds since 1970. */
export interface Tables {
  /** `core` is the state without its settings, players and rounds; `due` is when the next step is taken by the clock. */
  events: {
    id: string;
    revision: number;
    head: string;
    made: number;
    due: number | null;
    name: string;
    step: string;
    core: string;
  };
  /** Apart from `events`, whose row every change writes: a pack is large. */
  settings: { event: string; data: string };
  players: { event: string; id: string; revision: number; data: string };
  rounds: { event: string; number: number; revision: number; data: string };
  log: { event: string; seq: number; at: number; by: string; data: string; prev: string; hash: string };
  contents: { hash: string; bytes: Uint8Array };
  /** Answers to requests, by their idempotency keys. */
  answers: { event: string; who: string; key: string; request: string; answer: string; at: number };
}

export type Db = Kysely<Tables>;

/** Most rows that one statement reads by key or writes. */
const MAX_ROWS = 200;

/** Parts of a list that fit into one statement each. */
export function inParts<Item>(list: readonly Item[], most: number = MAX_ROWS): Item[][] {
  const parts: Item[][] = [];
  for (let at = 0; at < list.length; at += most) parts.push(list.slice(at, at + most));
  return parts;
}
