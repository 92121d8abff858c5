import type { Pack } from '@/lib/roster/pack/pack';

/** Most players of an event, lists included that were withdrawn; a stress figure, ten times what is usual. */
export const MAX_PLAYERS = 5000;
/** Most rounds of an event. */
export const MAX_ROUNDS = 20;
/** Most entries of an event's log. */
export const MAX_ENTRIES = 200_000;
/** How many of these are left to organisers and the clock: players cannot fill the log until nothing goes on. */
export const RESERVED_ENTRIES = 50_000;
/** Most links for organisers and spectators. */
export const MAX_LINKS = 20;
/** Most lists that a player sends. */
export const MAX_SENT = 100;
/** Most players who are checked in, withdrawn or returned at a time. */
export const MAX_TOGETHER = 500;
/** Most points that a player scores in one game. */
export const MAX_SCORE = 9999;

/** The course of an event, in order. */
export const steps = ['draft', 'open', 'locked', 'revealed', 'running', 'closed'] as const;
export type Step = (typeof steps)[number];

/** How players with the same points are told apart, each in words in `tie-breaks.ts`. */
export const tieBreaks = ['opponents', 'head-to-head', 'scored', 'difference', 'seed'] as const;
export type TieBreak = (typeof tieBreaks)[number];

/** Points for the standings. */
export interface Scoring {
  win: number;
  draw: number;
  loss: number;
  bye: number;
  tieBreaks: readonly TieBreak[];
}

/** What the organiser decides about an event. Moments are in milliseconds since 1970. */
export interface Settings {
  name: string;
  place: string;
  /** A day such as 2026-11-24; empty if none is given. */
  date: string;
  system: string;
  /** Kept with the event by content, so that editing the pack elsewhere changes nothing. */
  pack: Pack | null;
  /** When lists are locked without the organiser, and the time zone that pages show it in ("Europe/London"). */
  deadline: number | null;
  zone: string;
  /** When the event opens, and lists are revealed, without the organiser. */
  opens: number | null;
  reveals: number | null;
  maxPlayers: number;
  /** Players enter themselves, or the organiser makes a link for each. */
  entry: 'public' | 'invitation';
  /** What happens to a list that is not legal. */
  illegal: 'refused' | 'marked';
  /** Who sees lists after the reveal. */
  shown: 'everyone' | 'opponent';
  /** Whether the public page needs a link. */
  isPrivate: boolean;
  rounds: number;
  pairing: 'swiss' | 'round-robin' | 'by-hand';
  scoring: Scoring;
}

/** A link that was made: its secret is not kept, only its hash. */
export interface Link {
  role: 'organiser' | 'spectator';
  /** SHA-256 of the secret, in hexadecimal. */
  hash: string;
  made: number;
  label: string;
}

/** A list that was sent and accepted. */
export interface SentList {
  /** Its number within the event, from 1: the receipt's. */
  number: number;
  at: number;
  /** SHA-256 of the stored bytes, by which they are found. */
  content: string;
  bytes: number;
  /** The name of the roster. */
  name: string;
  fingerprint: string;
  /** SHA-256 of the salt (32 random bytes) and the stored bytes; published at the lock, the salt at the reveal. */
  commitment: string;
  salt: string;
  verdict: 'legal' | 'undecided' | 'illegal';
  /** The headline figures, such as "15 FC". */
  figures: string;
  /** The problems in words with their pages; at most 20. */
  problems: readonly string[];
}

/** A commitment as it is published from the lock on. */
export interface Commitment {
  at: number;
  hash: string;
}

/** Somebody who entered. */
export interface Player {
  id: string;
  /** The number by which players are listed, from 1 in the order of entry. */
  number: number;
  /** The log entry that changed this player last. */
  revision: number;
  name: string;
  team: string;
  entered: number;
  /** SHA-256 of the link's secret; null once it was withdrawn. */
  link: string | null;
  list: SentList | null;
  /** Number of lists sent, replaced ones included. */
  sent: number;
  /** Those published so far; the last is of the list that counts. None if the player withdrew before the lock. */
  commitments: readonly Commitment[];
  /** The organiser allows changes after the lock, for this reason. */
  unlocked: string | null;
  isCheckedIn: boolean;
  /** Out of the event: no list is expected before the start, no pairing after it. */
  isOut: boolean;
  /** The round from which a player who was dropped is out, or a late one is in. */
  since: number;
  /** The organiser's private note. */
  note: string;
}

/** What one side of a pairing reported, or the organiser settled: points scored by the first and the second player. */
export interface Score {
  a: number;
  b: number;
  /** The player who won; null for a draw. */
  winner: 'a' | 'b' | null;
}

/** What the organiser did that players may not expect; everybody can read it, with the reason if one was asked for. */
export type Notice = { at: number; reason: string } & (
  | { what: 'back'; from: Step; to: Step }
  | { what: 'unlocked'; player: string }
  /** Made a new link for a player before the reveal: it opens the list that the player sent. */
  | { what: 'link'; player: string }
  | { what: 'looked' }
);

/** Whether all players were paired, those who checked in, or some by hand. */
export type HowPaired = 'all' | 'checked-in' | 'by-hand';

/** Two players at a table, or one with a bye. */
export interface Pairing {
  /** The log entry that changed it last. */
  revision: number;
  a: string;
  b: string | null;
  /** From 1; null for a bye. */
  table: number | null;
  /** Why a rule could not be kept, in words: "Played each other in round 2: no other pairing was possible." */
  why: readonly string[];
  /** What the two players reported. */
  reported: { a: Score | null; b: Score | null };
  /** What counts: both reported alike, or the organiser settled it. */
  result: (Score & { by: 'players' | 'organiser' }) | null;
}

export interface Round {
  number: number;
  /** Who was paired, or that the organiser did it; pairings by hand are kept after a correction. */
  how: HowPaired;
  revision: number;
  /** When it was begun; null while its pairings may still change. */
  begun: number | null;
  pairings: readonly Pairing[];
  /** When the clock of the round runs out. */
  until: number | null;
}

/** An event as its log leaves it. */
export interface EventState {
  id: string;
  /** Number of log entries. */
  revision: number;
  /** The hash of the last log entry, and when it was added. */
  head: string;
  at: number;
  /** The log entry that changed the settings, the step or the links last. */
  changed: number;
  made: number;
  settings: Settings;
  step: Step;
  notices: readonly Notice[];
  /** Decides ties and who moves first, fixed when the event is made. */
  seed: string;
  links: readonly Link[];
  players: ReadonlyMap<string, Player>;
  rounds: readonly Round[];
  /** Number of lists accepted. */
  lists: number;
}

/** A player's team or club as it is compared: case does not matter. Empty if the player has none. */
export const clubOf = ({ team }: Pick<Player, 'team'>): string => team.trim().toLowerCase();
