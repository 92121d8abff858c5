import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { type Base, type Event, MAX_SIDES } from './mark';

/** A player in a match, with a roster that no longer changes. */
export interface MatchSide {
  id: string;
  name: string;
  /** Whether this is the side of the player who records the match. */
  mine: boolean;
  roster: Roster;
  pack: Pack | null;
  /** The full fingerprint of the roster when the match was started. */
  fingerprint: string;
}

/** How a match ended. */
export interface Result {
  /** Milliseconds since 1970. */
  ended: number;
  /** The id of a side, "draw", or null if it is not known. */
  winner: string | null;
  /** Points by the id of the side. */
  scores: Record<string, number>;
  how: string;
  notes: string;
}

/** One playing of a game, as in its file. */
export interface Match {
  $schema?: string | undefined;
  musterMatch: 1;
  id: string;
  system: string;
  name: string;
  /** Milliseconds since 1970. */
  started: number;
  sides: readonly MatchSide[];
  base: Base;
  log: readonly Event[];
  result: Result | null;
  notes: string;
}

/** A match without its log. */
export type MatchHead = Omit<Match, 'log'>;

/** What players change of a match outside its log. */
export type MatchDetails = Pick<MatchHead, 'name' | 'notes' | 'result'>;

/** Returns what players change of a match outside its log. */
export const detailsOf = ({ name, notes, result }: MatchHead): MatchDetails => ({ name, notes, result });

/** What a side of a new match brings. */
export interface NewSide {
  name: string;
  mine: boolean;
  roster: Roster;
  pack: Pack | null;
}

/**
 * Starts a match with a copy of each roster, legal or not.
 * @param id unique among the matches of the device
 * @param at milliseconds since 1970
 */
export function newMatch(
  { id, name, at }: { id: string; name: string; at: number },
  sides: readonly NewSide[],
  system: AnyGameSystem,
): Match {
  return {
    musterMatch: 1,
    id,
    system: system.id,
    name,
    started: at,
    sides: sides.slice(0, MAX_SIDES).map(({ name, mine, roster, pack }, index) => ({
      id: String.fromCharCode('a'.charCodeAt(0) + index),
      name,
      mine,
      roster,
      pack,
      fingerprint: fingerprint(roster, system),
    })),
    base: { n: 0, marks: [] },
    log: [],
    result: null,
    notes: '',
  };
}

/** Returns the ids of the sides whose fingerprint is not that of their roster. */
export const sidesOfOtherFingerprint = ({ sides }: Match, system: AnyGameSystem): string[] =>
  sides.filter((side) => fingerprint(side.roster, system) !== side.fingerprint).map(({ id }) => id);

/** Returns a match as the text of its file; not indented, which would double its size. */
export const matchFileText = (match: Match): string => `${JSON.stringify(match)}\n`;
