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

const DAY = 86_400_000;
const WALL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: knownZone(zone),
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/**
 * A moment as a field for date and time shows it: "2026-11-24T18:00".
 * @param at milliseconds since 1970
 * @param zone the time zone, such as "Europe/London"
 */
export function wallTimeOf(at: number, zone: string): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** A wall time read as if it were UTC; null if it is not one. */
function asUtc(wall: string): number | null {
  const [, year, month, day, hour, minute] = WALL.exec(wall) ?? [];
  if (year === undefined) return null;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return new Date(at).toISOString().startsWith(wall) ? at : null;
}

/**
 * The moment at which clocks in a time zone show a wall time, in milliseconds since 1970; null if that is no time. Of
 * an hour that comes twice it is the first, and of one that is left out, the same time after it.
 */
export function momentOfWall(wall: string, zone: string): number | null {
  const utc = asUtc(wall);
  if (utc === null) return null;
  const offset = (at: number) => (asUtc(wallTimeOf(at, zone)) ?? at) - at;
  // The offset can change only once within two days.
  const before = utc - offset(utc - DAY);
  const after = utc - offset(utc + DAY);
  return (
    [Math.min(before, after), Math.max(before, after)].find((at) => wallTimeOf(at, zone) === wall) ?? before
  );
}

/** The time zones to choose from; `chosen` is always among them. */
export function timeZones(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set(['UTC', ...known, chosen])].sort();
}

/** The time zone of this device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
