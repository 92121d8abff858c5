const names = new Map<string, string>();

/** Sets the names of the games; their registry does, because only it knows all of them. */
export const nameGames = (games: readonly { id: string; name: string }[]): void => {
  for (const { id, name } of games) names.set(id, name);
};

/** The name of a game; its id if the app does not know it. */
export const nameOfGame = (id: string): string => names.get(id) ?? id;

/** Why a pack cannot be used with a roster of another game. */
export const otherGame = (pack: { system: string }, roster: { system: string }): string =>
  `It is for another game (${nameOfGame(pack.system)}); the roster is for ${nameOfGame(roster.system)}.`;
