import { type StandingsRow, standings } from './standings';
import type { EventView } from './view';

/** The standings of an event as somebody sees it, the best first. */
export const viewStandings = ({
  players,
  ...view
}: Pick<EventView, 'players' | 'rounds' | 'settings' | 'seed'>): StandingsRow[] =>
  standings({ ...view, players: new Map(players.map((player) => [player.id, player])) });
