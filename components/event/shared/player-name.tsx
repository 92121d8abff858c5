import type { PlayerView } from '@/lib/events/view';

interface PlayerNameProps {
  player: Pick<PlayerView, 'name' | 'team'> | undefined;
  /** Without the team. */
  brief?: boolean;
}

/** The name of a player, and their team or club. */
export function PlayerName({ player, brief = false }: PlayerNameProps) {
  if (player === undefined) return 'Unknown player';
  return (
    <>
      <bdi className="wrap-anywhere">{player.name}</bdi>
      {!brief && player.team.trim() !== '' && (
        <span className="block font-normal text-muted text-sm">
          <bdi className="wrap-anywhere">{player.team}</bdi>
        </span>
      )}
    </>
  );
}
