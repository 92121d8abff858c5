import { knownZone, momentText } from '@/lib/events/zoned-time';
import { dateText } from '@/lib/roster/text/dates';
import { counted } from '@/lib/roster/text/words';
import { useServerTime, useSnapshot } from '../client/hooks';
import type { Connection, ViewStore } from '../client/view-store';

interface CountdownProps {
  store: ViewStore;
  /** Milliseconds since 1970. */
  until: number;
  /** Shown once the time has come. */
  over: string;
  /** As a clock, "24:09", rather than in words. */
  clock?: boolean;
}

/** The time left until a moment, by the server's clock. */
export function Countdown({ store, until, over, clock = false }: CountdownProps) {
  const left = until - useServerTime(store);
  return <span role="timer">{left <= 0 ? over : clock ? clockText(left) : durationText(left)}</span>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time that is left, in its two largest units: "3 days 4 h", "2 h 5 min", "4 min 10 s"; "0 s" once it is over. */
function durationText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  if (days > 0) return `${counted(days, 'day')} ${hours} h`;
  const [minutes, seconds] = [Math.floor((left % HOUR) / MINUTE), Math.floor((left % MINUTE) / SECOND)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`;
}

/** A time that is left as a clock shows it: "1:04:09", "24:09"; "0:00" once it is over. */
function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const [hours, minutes, seconds] = [left / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND];
  return hours >= 1
    ? `${Math.floor(hours)}:${two(minutes)}:${two(seconds)}`
    : `${Math.floor(minutes)}:${two(seconds)}`;
}

const words: Record<Connection, string> = {
  loading: '',
  live: '',
  polling: 'The live connection is not available. Changes appear every 5 seconds.',
  offline: 'No connection to the server. What you see may be out of date. Muster keeps trying to connect.',
};

/** Says how old the page may be, if it is not live. */
export function ConnectionLine({ store }: { store: ViewStore }) {
  const { connection, asOf } = useSnapshot(store);
  return (
    <p role="status" className="font-medium text-sm text-warning empty:hidden">
      {asOf === null ? words[connection] : oldText(asOf)}
    </p>
  );
}

/** Says that what is shown is from before: "As of 14:05; …", with the day unless it is today. */
function oldText(at: number): string {
  const isToday = dateText(at, 'date') === dateText(Date.now(), 'date');
  return `As of ${dateText(at, isToday ? 'time' : 'short')}; the server does not answer. Nothing can be sent until it does. Muster keeps trying to connect.`;
}

/** A moment in the time zone of the event, and in the reader's if that is another one. */
export function Moment({ at, zone }: { at: number; zone: string }) {
  const there = momentText(at, zone);
  const here = momentText(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <time dateTime={new Date(at).toISOString()}>
      {there}
      {here !== there && (
        <>
          {' '}
          in the zone {knownZone(zone)}; {here} where you are
        </>
      )}
    </time>
  );
}
