import { type DateStyle, dateText, dayText } from '../roster/text/dates';
import type { Settings } from './event';

/**
 * A moment in a time zone: "24 November 2026 at 18:00".
 * @param at milliseconds since 1970
 * @param zone such as "Europe/London"; UTC in place of one that this browser does not know
 */
export const momentText = (at: number, zone: string, style: DateStyle = 'full'): string =>
  dateText(at, style, knownZone(zone));

/** A time zone that is known here: the given one, or else UTC. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Where and when an event is, in a line: "24 November 2026 · Calais". */
export const placeText = ({ date, place }: Pick<Settings, 'date' | 'place'>): string =>
  [dayText(date), place.trim()].filter((part) => part !== '').join(' · ');
