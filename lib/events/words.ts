import { minus } from '@/lib/roster/words';
import type { Notice, Score, Settings, Step, TieBreak } from './event';
import type { StandingsRow } from './standings';

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
