import { useSnapshot } from '../client/hooks';
import type { Connection, ViewStore } from '../client/view-store';

const words: Record<Connection, string> = {
  loading: '',
  live: '',
  polling: 'Changes appear every 5 seconds: the server cannot send them by itself at the moment.',
  offline: 'No connection to the server. What you see may be old; it is tried again by itself.',
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
