import type { Settings } from './event';

const styles = {
  full: { dateStyle: 'long', timeStyle: 'short' },
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  time: { timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much of a moment is said: day and time, the same in brief, or the time alone. */
export type MomentStyle = keyof typeof styles;

/**
 * A moment in a time zone: "24 November 2026 at 18:00".
 * @param at milliseconds since 1970
 * @param zone such as "Europe/London"; UTC in place of one that this browser does not know
 */
export const momentText = (at: number, zone: string, style: MomentStyle = 'full'): string =>
  new Intl.DateTimeFormat('en-GB', { ...styles[style], timeZone: knownZone(zone) }).format(at);

/** A time zone that is known here: the given one, or else UTC. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as "2026-11-24" in words; "" if it is not one. */
export function dayText(date: string): string {
  const moment = new Date(date);
  return date === '' || Number.isNaN(moment.getTime()) ? '' : day.format(moment);
}

/** Where and when an event is, in a line: "24 November 2026 · Calais". */
export const placeText = ({ date, place }: Pick<Settings, 'date' | 'place'>): string =>
  [dayText(date), place.trim()].filter((part) => part !== '').join(' · ');
