import type { PlayerView } from '@/lib/events/view';
import { groupedBy } from '@/lib/roster/tally';

/** Players whose lists have the same fingerprint. */
export interface DuplicateLists {
  fingerprint: string;
  players: readonly PlayerView[];
}

/** Returns the lists that several players have, in the order of entry. */
export function duplicatesOf(players: readonly PlayerView[]): DuplicateLists[] {
  return [...groupedBy(players, ({ list }) => list?.fingerprint)].flatMap(([fingerprint, same]) =>
    fingerprint !== undefined && same.length > 1 ? [{ fingerprint, players: same }] : [],
  );
}
