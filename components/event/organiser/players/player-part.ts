import type { PlayerView } from '@/lib/events/view';
import type { EventDialog } from '../event-part';

/** What a dialog about a player is given. */
export interface PlayerDialogProps extends EventDialog {
  player: PlayerView;
}
