import { dateText } from '@/lib/roster/dates';
import { useSnapshot } from '../client/hooks';
import type { Connection, ViewStore } from '../client/view-store';

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
