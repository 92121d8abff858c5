import type { EventView } from '@/lib/events/view';
import type { EventClient } from '../client/event-client';

/** What a part of the organiser's page is given. */
export interface EventPart {
  client: EventClient;
  view: EventView;
}

/** What a dialog of the organiser's page is given. */
export interface EventDialog extends EventPart {
  onClose: () => void;
}
