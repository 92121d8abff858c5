import { systems } from '@/lib/systems/registry';

const loaded = await Promise.all(systems.map(async (listed) => ({ listed, ...(await listed.load()) })));

/**
 * Two games that share the least: the first, which has most kinds of field and keeps nothing of a player's, and the
 * first in which players make cards of their own and pass them on.
 */
export const unlikeGames = [
  loaded.find(({ system }) => !system.storedSchemas),
  loaded.find(({ system }) => system.librarySchema),
].flatMap((each) => each?.listed ?? []);
