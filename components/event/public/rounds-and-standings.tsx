import type { EventView } from '@/lib/events/view';
import type { ViewStore } from '../client/view-store';
import { RoundPairings } from './round-pairings';
import { StandingsList } from './standings-list';

interface RoundsAndStandingsProps {
  view: EventView;
  store: ViewStore;
  /** Id of the player whose page it is. */
  own?: string;
}

/** The pairings and the standings; once the event is closed, the standings come first. */
export function RoundsAndStandings({ store, ...shown }: RoundsAndStandingsProps) {
  const pairings = <RoundPairings key="pairings" store={store} {...shown} />;
  const standings = <StandingsList key="standings" {...shown} />;
  return shown.view.step === 'closed' ? [standings, pairings] : [pairings, standings];
}
