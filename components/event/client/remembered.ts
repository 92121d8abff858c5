import { EVENTS_KEY } from '@/components/shell/known-events';
import { readSetting, saveSetting } from '@/components/shell/setting';
import { dropViewsBut } from './kept-view';
import type { EventPlace } from './places';

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

const keyOf = ({ place }: RememberedEvent): string => JSON.stringify(place);

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
  const others = rememberedEvents().filter((each) => keyOf(each) !== keyOf(event));
  save([event, ...others].slice(0, MAX_REMEMBERED));
}

/** Removes an event from those that are remembered, and the view of it that is kept. */
export function forgetEvent(event: RememberedEvent) {
  save(rememberedEvents().filter((each) => keyOf(each) !== keyOf(event)));
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
