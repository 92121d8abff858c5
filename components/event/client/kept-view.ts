import { readSetting, saveSetting } from '@/components/shell/setting';
import type { EventView } from '@/lib/events/view';
import type { EventPlace } from './places';

// The last view of the pages that were opened last, for where the server cannot be reached. Of an organiser's page none
// is kept: it has private notes, and nothing can be done there without the server.

const PREFIX = 'muster-event-view ';
/** Most letters of a view: some 500 players and five rounds. A larger one is not kept. */
const MAX_LETTERS = 800_000;

const keyOf = (place: EventPlace): string => PREFIX + JSON.stringify(place);

/** Keeps the view of a page in place of the one from before. */
export function keepView(place: EventPlace, view: EventView) {
  if (place.as === 'organiser') return;
  const text = JSON.stringify(view);
  if (text.length > MAX_LETTERS) dropView(place);
  else saveSetting(keyOf(place), text);
}

/** Returns the view that is kept of a page; null if there is none, or it is damaged. */
export async function keptView(place: EventPlace): Promise<EventView | null> {
  const text = readSetting(keyOf(place));
  if (text === null || text.length > MAX_LETTERS) return null;
  const { readView } = await import('./read-view');
  return readView(text, place);
}

/** Removes the view that is kept of a page. */
export const dropView = (place: EventPlace) => dropKeys((key) => key === keyOf(place));

/** Removes the views of all other pages than these. */
export function dropViewsBut(places: readonly EventPlace[]) {
  const kept = new Set(places.map(keyOf));
  dropKeys((key) => !kept.has(key));
}

function dropKeys(isDropped: (key: string) => boolean) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && isDropped(key)) localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden nothing is kept.
  }
}
