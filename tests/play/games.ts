import { eventsOf, type Intent } from '@/lib/play/intent';
import type { Event } from '@/lib/play/mark';
import { type Match, newMatch } from '@/lib/play/match';
import type { AnyPlayModel } from '@/lib/play/model';
import { type Setup, setupOf } from '@/lib/play/setup';
import { extended, type PlayState, stateOf } from '@/lib/play/state';
import { type Standing, standingOf } from '@/lib/play/text';
import { parseRoster } from '@/lib/roster/parse';
import type { Parsed } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem, systems } from '@/lib/systems/registry';

/** A game that can be played, with its model. */
export interface PlayedGame {
  id: string;
  system: AnyGameSystem;
  model: AnyPlayModel;
}

/** Every game with its model. */
export const playedGames = (): Promise<PlayedGame[]> =>
  Promise.all(
    systems.map(async ({ id }) => {
      const system = (await loadSystem(id)) as AnyGameSystem;
      return { id, system, model: await system.play() };
    }),
  );

/** The roster of a side without a list. */
export const bareRoster = ({ id, system }: Pick<PlayedGame, 'id' | 'system'>) => ({
  muster: 1,
  system: id,
  name: '',
  force: system.emptyForce(),
});

export function requireValue<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

/** A match being played in memory, as a page would. */
export class Table {
  readonly setup: Setup;
  readonly match: Match;
  readonly log: Event[] = [];
  state: PlayState;

  constructor(match: Match, { system, model }: PlayedGame) {
    this.match = match;
    this.setup = setupOf(match, system, model);
    this.state = stateOf(match);
  }

  /** Does what a player wants; returns the number of events that it took. */
  do(intent: Intent): number {
    const events = eventsOf(this.setup, this.state, intent, 1_790_000_000_000 + this.log.length);
    this.log.push(...events);
    this.state = extended(this.state, events);
    return events.length;
  }

  get standing(): Standing {
    return standingOf(this.setup, this.state);
  }

  /** The match as it would be saved. */
  get saved(): Match {
    return { ...this.match, log: this.log };
  }
}

/** A new match of rosters as in their files, with sides "a", "b" and so on. */
export function tableOf(rosters: readonly unknown[], game: PlayedGame): Table {
  const sides = rosters.map((json, index) => ({
    name: `Side ${index + 1}`,
    mine: index === 0,
    roster: requireValue(parseRoster(json, game.system)),
    pack: null,
  }));
  return new Table(newMatch({ id: 'm1', name: 'Case', at: 1_790_000_000_000 }, sides, game.system), game);
}
