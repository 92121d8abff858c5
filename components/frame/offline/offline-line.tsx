import { type ReactNode, useSyncExternalStore } from 'react';
import { allowStoring, mayStore, type OfflineState, offlineState, onOfflineState } from './offline-state';

const StoreButton = ({ children }: { children: ReactNode }) => (
  <button
    type="button"
    className="inline-flex min-h-control items-center underline hover:text-ink"
    onClick={allowStoring}
  >
    {children}
  </button>
);

const lines: Record<OfflineState, () => ReactNode> = {
  unknown: () => null,
  asks: () => (
    <>
      Not stored for use offline, because this connection is metered or saves data.{' '}
      <StoreButton>Store it now (about 3 MB)</StoreButton>
    </>
  ),
  storing: () => 'Being stored for use offline …',
  games: () =>
    mayStore() ? (
      'Ready offline: all games. Printing and scanning follow.'
    ) : (
      <>
        Ready offline: all games. <StoreButton>Store printing and scanning too (about 1 MB)</StoreButton>
      </>
    ),
  all: () => 'Ready offline.',
};

/** Safari on iPhone and iPad tells a page whether it runs from the Home Screen, where it stores things apart. */
const storesApart = () => 'standalone' in navigator;

/** Says whether the app can be used without a network, and offers to store it if that was not done by itself. */
export function OfflineLine() {
  const state = useSyncExternalStore(onOfflineState, offlineState, () => 'unknown' as const);
  return (
    <span data-offline={state}>
      {lines[state]()}
      {storesApart() &&
        ' Safari and the Home Screen keep separate rosters: back up in one, restore in the other.'}
    </span>
  );
}
