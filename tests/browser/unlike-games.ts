import { systems } from '@/lib/systems/registry';

const loaded = await Promise.all(systems.map(async (listed) => ({ listed, ...(await listed.load()) })));

/**
 * Two games that differ most: the first without a library, which has the most kinds of fields, and the first in which
 * players create and share cards.
 */
export const differentGames = [
  loaded.find(({ system }) => !system.storedSchemas),
  loaded.find(({ system }) => system.librarySchema),
].flatMap((each) => each?.listed ?? []);
