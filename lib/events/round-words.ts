import type { Round } from './event';
import type { EventView, PlayerView } from './view';

/** A player as pairings name them. */
export type NamedPlayer = Pick<PlayerView, 'name' | 'team'>;

/** Returns a function that returns the name and the team of a player. */
export function playerFinder({ players }: Pick<EventView, 'players'>): (id: string) => NamedPlayer {
  const byId = new Map(players.map((player) => [player.id, player]));
  return (id) => {
    const player = byId.get(id);
    return player ? { name: player.name, team: player.team } : { name: 'Unknown player', team: '' };
  };
}

/** A table's number; a dash for a bye. */
export const tableText = (table: number | null): string => (table === null ? '–' : `${table}`);

/** Where a game is played: "table 4", or of a round before the current one "table 4 of round 1". */
export const placeText = (table: number | null, round: number, isCurrent: boolean): string =>
  `table ${tableText(table)}${isCurrent ? '' : ` of round ${round}`}`;

/** "Round 2 of 5". */
export const roundText = ({ settings }: Pick<EventView, 'settings'>, { number }: Round): string =>
  `Round ${number} of ${Math.max(number, settings.rounds)}`;

/** Compares names as people sort them. */
export const collator = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

/** Where a player sits in a round: their table and opponent, or a bye. */
export interface Seat {
  own: NamedPlayer;
  /** Null for a bye. */
  other: NamedPlayer | null;
  table: number | null;
}

/** The seats of a round by the names of the players, so that each finds their own. */
export function seatsByName({ pairings }: Round, nameOf: (id: string) => NamedPlayer): Seat[] {
  const seats = pairings.flatMap(({ a, b, table }): Seat[] =>
    b === null
      ? [{ own: nameOf(a), other: null, table }]
      : [
          { own: nameOf(a), other: nameOf(b), table },
          { own: nameOf(b), other: nameOf(a), table },
        ],
  );
  return seats.sort((one, other) => collator.compare(one.own.name, other.own.name));
}
