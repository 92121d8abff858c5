import { isFrom, isListed } from './course';
import type { EventState, Player } from './event';
import { begunRounds } from './rounds';

/** Who asks: the link that a request came with. */
export type Asker = { role: 'organiser' | 'spectator' | 'public' } | { role: 'player'; id: string };

/** Returns who has the link whose secret has this hash; null if no link has it, or it was withdrawn. */
export function askerOf({ links, players }: EventState, hash: string): Asker | null {
  const link = links.find((each) => each.hash === hash);
  if (link) return { role: link.role };
  for (const { id, link: own } of players.values()) if (own === hash) return { role: 'player', id };
  return null;
}

/** Whether somebody may see the event at all, beyond its name and that it is private. */
export const maySee = ({ settings }: EventState, { role }: Asker): boolean =>
  !settings.isPrivate || role !== 'public';

/** Whether organisers may read lists: from the reveal on, or once they looked. */
export const isUnsealed = (state: EventState): boolean =>
  isFrom('revealed', state) || state.notices.some(({ what }) => what === 'looked');

/** Whether somebody may read a player's list: its bytes, and its verdict in full. */
export function mayRead(state: EventState, asker: Asker, player: Player): boolean {
  const { id } = player;
  if (asker.role === 'player' && asker.id === id) return true;
  if (player.list !== null && !isListed(player)) return false;
  if (asker.role === 'organiser') return isUnsealed(state);
  if (!isFrom('revealed', state) || !maySee(state, asker)) return false;
  if (state.settings.shown === 'everyone') return true;
  return (
    asker.role === 'player' &&
    begunRounds(state).some(({ pairings }) =>
      pairings.some(({ a, b }) => (a === asker.id && b === id) || (b === asker.id && a === id)),
    )
  );
}
