import type { PlayerView } from '@/lib/events/view';

/** Players whose lists have the same fingerprint. */
export interface DuplicateLists {
  fingerprint: string;
  players: readonly PlayerView[];
}

/** Returns the lists that several players have, in the order of entry. */
export function duplicatesOf(players: readonly PlayerView[]): DuplicateLists[] {
  const groups = new Map<string, PlayerView[]>();
  for (const player of players) {
    if (player.list === null) continue;
    const { fingerprint } = player.list;
    const group = groups.get(fingerprint);
    if (group) group.push(player);
    else groups.set(fingerprint, [player]);
  }
  return [...groups]
    .filter(([, same]) => same.length > 1)
    .map(([fingerprint, same]) => ({ fingerprint, players: same }));
}
