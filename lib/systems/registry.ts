import type { AnyGameSystem } from '@/lib/roster/system';

/** A game as the registry lists it: its id, what it is called, and how it is loaded. */
export interface Listed {
  id: string;
  name: string;
  load: () => Promise<{ system: AnyGameSystem }>;
}

/** The games, and the only place that lists them. */
export const systems: readonly Listed[] = [
  { id: 'horizon-wars', name: 'Horizon Wars', load: () => import('./horizon-wars/system') },
  { id: 'battle-royale', name: 'Battle Royale', load: () => import('./battle-royale/system') },
  { id: 'command-horizon', name: 'Command Horizon', load: () => import('./command-horizon/system') },
  { id: 'forge-of-war', name: 'Forge of War', load: () => import('./forge-of-war/system') },
  { id: 'at-43', name: 'AT-43', load: () => import('./at-43/system') },
];

/** A game by its id; null for an id that is no game's. */
export async function loadSystem(id: string): Promise<AnyGameSystem | null> {
  const listed = systems.find((each) => each.id === id);
  return listed ? (await listed.load()).system : null;
}
