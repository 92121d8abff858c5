import type { Player } from './event';

/** A player's team or club as it is compared: case does not matter. Empty if the player has none. */
export const clubOf = ({ team }: Pick<Player, 'team'>): string => team.trim().toLowerCase();
