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
  const { connection } = useSnapshot(store);
  return (
    <p role="status" className="font-medium text-sm text-warning empty:hidden">
      {words[connection]}
    </p>
  );
}
