import { nameGames } from '@/lib/roster/game-names';
import type { AnyGameSystem } from '@/lib/roster/system';

/** An accent of the design tokens (app/globals.css); games share one only if all are used. */
export type Accent = 'rust' | 'petrol' | 'violet' | 'moss' | 'plum' | 'slate';

/** A game in the registry: its id, name, mark and accent, and how to load it. */
export interface RegisteredSystem {
  id: string;
  name: string;
  /** The letters in its sign. */
  mark: string;
  accent: Accent;
  /** What a game counts when it is played. */
  turn: 'turn' | 'round';
  load: () => Promise<{ system: AnyGameSystem }>;
}

/** The games, and the only place that lists them. */
export const systems: readonly RegisteredSystem[] = [
  {
    id: 'horizon-wars',
    name: 'Horizon Wars',
    mark: 'HW',
    accent: 'rust',
    turn: 'turn',
    load: () => import('./horizon-wars/system'),
  },
  {
    id: 'battle-royale',
    name: 'Battle Royale',
    mark: 'BR',
    accent: 'violet',
    turn: 'round',
    load: () => import('./battle-royale/system'),
  },
  {
    id: 'command-horizon',
    name: 'Command Horizon',
    mark: 'CH',
    accent: 'petrol',
    turn: 'turn',
    load: () => import('./command-horizon/system'),
  },
  {
    id: 'forge-of-war',
    name: 'Forge of War',
    mark: 'FoW',
    accent: 'moss',
    turn: 'turn',
    load: () => import('./forge-of-war/system'),
  },
  {
    id: 'at-43',
    name: 'AT-43',
    mark: '43',
    accent: 'plum',
    turn: 'round',
    load: () => import('./at-43/system'),
  },
];
nameGames(systems);

/** Loads a game by its id; null if there is no such game. */
export async function loadSystem(id: string): Promise<AnyGameSystem | null> {
  const listed = systems.find((each) => each.id === id);
  return listed ? (await listed.load()).system : null;
}
