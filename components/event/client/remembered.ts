import { EVENTS_KEY } from '@/components/shared/known-events';
import { keepInTab, readSetting, readTab, saveSetting } from '@/components/shared/setting';
import type { EventView } from '@/lib/events/view';
import type { EventPlace } from './places';

// The last view of the pages that were opened last, for where the server cannot be reached. Of an organiser's page none
// is kept: it has private notes, and nothing can be done there without the server.

const PREFIX = 'muster-event-view ';
/** Most letters of a view: some 500 players and five rounds. A larger one is not kept. */
const MAX_LETTERS = 800_000;

const viewKey = (place: EventPlace): string => PREFIX + JSON.stringify(place);

/** Keeps the view of a page in place of the one from before. */
export function keepView(place: EventPlace, view: EventView) {
  if (place.as === 'organiser') return;
  const text = JSON.stringify(view);
  if (text.length > MAX_LETTERS) dropView(place);
  else saveSetting(viewKey(place), text);
}

/** Returns the view that is kept of a page; null if there is none, or it is damaged. */
export async function keptView(place: EventPlace): Promise<EventView | null> {
  const text = readSetting(viewKey(place));
  if (text === null || text.length > MAX_LETTERS) return null;
  const { readView } = await import('./read-view');
  return readView(text, place);
}

/** Removes the view that is kept of a page. */
export const dropView = (place: EventPlace) => dropKeys((key) => key === viewKey(place));

/** Removes the views of all other pages than these. */
function dropViewsBut(places: readonly EventPlace[]) {
  const kept = new Set(places.map(viewKey));
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

/** An event that was opened in this browser. The secret of its link is not kept: the browser has a cookie for it. */
export interface RememberedEvent {
  place: EventPlace;
  name: string;
  /** When it was opened last, in milliseconds since 1970. */
  opened: number;
}

/** Most events that are remembered: the ones opened last. */
const MAX_REMEMBERED = 50;
/** Most of these whose last view is kept. */
const MAX_VIEWS = 3;

const eventKey = ({ place }: RememberedEvent): string => JSON.stringify(place);

/** Returns the events that were opened in this browser, the last one first. */
export function rememberedEvents(): RememberedEvent[] {
  try {
    const stored: unknown = JSON.parse(readSetting(EVENTS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered).slice(0, MAX_REMEMBERED) : [];
  } catch {
    return [];
  }
}

/** Remembers that a page of an event was opened. */
export function rememberEvent(place: EventPlace, name: string) {
  const event = { place, name, opened: Date.now() };
  const others = rememberedEvents().filter((each) => eventKey(each) !== eventKey(event));
  save([event, ...others].slice(0, MAX_REMEMBERED));
}

/** Removes an event from those that are remembered, and the view of it that is kept. */
export function forgetEvent(event: RememberedEvent) {
  save(rememberedEvents().filter((each) => eventKey(each) !== eventKey(event)));
}

function save(events: readonly RememberedEvent[]) {
  saveSetting(EVENTS_KEY, JSON.stringify(events));
  dropViewsBut(events.slice(0, MAX_VIEWS).map(({ place }) => place));
}

function isRemembered(value: unknown): value is RememberedEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { place, name, opened } = value as Partial<RememberedEvent>;
  if (typeof name !== 'string' || typeof opened !== 'number' || typeof place !== 'object' || place === null)
    return false;
  const { server, event, as } = place;
  if (typeof server !== 'string' || typeof event !== 'string') return false;
  return as === 'player' ? typeof place.player === 'string' : as === 'organiser' || as === 'public';
}

/** Where this tab keeps the form of a new event that was begun. */
export const NEW_EVENT_DRAFT = 'muster-new-event';

/** Whether this tab keeps a form that was begun. */
export const hasNewEventDraft = (): boolean => readTab(NEW_EVENT_DRAFT) !== null;

/** An event that was just made. */
export interface MadeEvent {
  place: EventPlace;
  /** The organiser's link. */
  link: string;
  name: string;
}

const MADE_KEY = 'muster-made-event';

/** The event that was made last in this tab, until its page is opened from here. */
export const lastMade = (): MadeEvent | null => readTab(MADE_KEY);

/** Keeps the event that was just made until its page is opened; null forgets it. */
export const keepMade = (made: MadeEvent | null) => keepInTab(MADE_KEY, made);
