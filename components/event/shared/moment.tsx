import { knownZone, momentText } from '@/lib/events/moment-text';

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
