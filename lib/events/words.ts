import { compareNames } from '@/lib/roster/text/search';
import { minus } from '@/lib/roster/text/words';
import type { Notice, Round, Score, Settings, Step, TieBreak } from './event';
import type { StandingsRow } from './standings';
import type { EventView, PlayerView } from './view';

/** The steps of an event as its pages call them. */
export const stepNames: Record<Step, string> = {
  draft: 'In preparation',
  open: 'Open for lists',
  locked: 'Lists locked',
  revealed: 'Lists revealed',
  running: 'Rounds',
  closed: 'Closed',
};

/** Who can read a list, and when: said where it is sent. */
export function readersSentence({ shown, isPrivate }: Pick<Settings, 'shown' | 'isPrivate'>): string {
  const everyone = isPrivate ? 'everyone with a link to the event' : 'everyone';
  const others =
    shown === 'everyone'
      ? `After the reveal ${everyone} can read it.`
      : 'After the reveal the organiser can read it, and each opponent once your round starts.';
  return `The organiser sees its name, verdict, figures and problems at once. ${others}`;
}

/**
 * What the organiser did that players may not expect, as a sentence without the reason.
 * @param nameOf returns the name of a player
 */
export function noticeSentence(notice: Notice, nameOf: (player: string) => string): string {
  if (notice.what === 'back')
    return `The event went back from “${stepNames[notice.from]}” to “${stepNames[notice.to]}”.`;
  if (notice.what === 'unlocked') return `The list of ${nameOf(notice.player)} was unlocked.`;
  if (notice.what === 'link')
    return `The organiser made a new link for ${nameOf(notice.player)}, which opens the list sent before.`;
  return 'The organiser looked at the lists before the reveal.';
}

/** A result between two named players: "20 : 11, Ann won"; "10 : 10, drawn". */
export function scoreText({ a, b, winner }: Score, names: { a: string; b: string }): string {
  return `${a} : ${b}, ${winner === null ? 'drawn' : `${names[winner]} won`}`;
}

/** The tie-breaks as labels and column headings. */
export const tieBreakNames: Record<TieBreak, string> = {
  opponents: 'Opponents’ points',
  'head-to-head': 'Head to head',
  scored: 'Points scored',
  difference: 'Difference',
  seed: 'Lot',
};

/** What each tie-break is. */
export const tieBreakHelp: Record<TieBreak, string> = {
  opponents: 'The sum of the points of all opponents. A bye counts as 0.',
  'head-to-head': 'The points from games between those who are tied.',
  scored: 'The sum of the points scored in all games. A bye counts as 0.',
  difference: 'Points scored minus points conceded in all games. A bye counts as 0.',
  seed: 'A number drawn when the event is made, which everyone can check; the higher one wins.',
};

/** The value of a tie-break in its column; a dash if it does not count. */
export const tieBreakText = (value: number | null): string => (value === null ? '–' : minus(value));

/** Games won, drawn and lost: "3–1–0". */
export const gamesText = ({ wins, draws, losses }: Pick<StandingsRow, 'wins' | 'draws' | 'losses'>): string =>
  `${wins}–${draws}–${losses}`;

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
  return seats.sort((one, other) => compareNames(one.own.name, other.own.name));
}
