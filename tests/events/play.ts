import { apply } from '@/lib/events/apply';
import {
  type OrganiserCommand,
  organiserCommandSchema,
  type PlayerCommand,
  playerCommandSchema,
  publicCommandSchema,
} from '@/lib/events/commands';
import {
  type Decision,
  decideForClock,
  decideForOrganiser,
  decideForPlayer,
  decideForPublic,
} from '@/lib/events/decide';
import type { EventState, Settings } from '@/lib/events/event';
import { type Entry, hashOf, sealed } from '@/lib/events/log';
import type { CheckedList } from '@/lib/events/turn';

/** The settings of a test event: a small Swiss one without times. */
const settings: Settings = {
  name: 'Autumn Cup',
  place: 'Village hall',
  date: '2026-11-28',
  system: 'horizon-wars',
  pack: null,
  opens: null,
  deadline: null,
  reveals: null,
  zone: 'Europe/London',
  maxPlayers: 8,
  entry: 'public',
  illegal: 'marked',
  shown: 'everyone',
  isPrivate: false,
  rounds: 3,
  pairing: 'swiss',
  scoring: { win: 3, draw: 1, loss: 0, bye: 3, tieBreaks: ['opponents', 'scored', 'seed'] },
};

/** A list that was checked; its bytes are its name. */
function listOf(name: string, verdict: 'legal' | 'illegal' = 'legal', problems: string[] = []): CheckedList {
  const bytes = new TextEncoder().encode(name);
  const content = hashOf(bytes);
  return {
    bytes,
    list: { content, bytes: bytes.length, name, fingerprint: content, verdict, figures: '', problems },
  };
}

/** Plays an event in memory: a clock, a log, and the commands by name, read as the server reads them. */
export class TestEvent {
  now = Date.UTC(2026, 10, 28, 9);
  log: Entry[] = [];
  state: EventState;
  readonly contents = new Map<string, Uint8Array>();
  #random = 0;

  constructor(changed: Partial<Settings> = {}) {
    const data = {
      act: 'made' as const,
      id: 'autumn-cup',
      settings: { ...settings, ...changed },
      seed: hashOf('seed'),
      organiser: hashOf('organiser'),
    };
    const entry = sealed(null, 'organiser', this.now, data);
    this.log.push(entry);
    this.state = apply(null, entry);
  }

  readonly #context = () => ({ now: this.now, random: () => hashOf(`random ${this.#random++}`) });

  #take({ entries, contents, answer }: Decision) {
    this.log.push(...entries);
    this.state = entries.reduce(apply, this.state);
    for (const [hash, bytes] of contents) this.contents.set(hash, bytes);
    return answer;
  }

  /** An organiser asks for something on the newest revision, or on another one. */
  organiser(command: OrganiserCommand, { list, revision }: { list?: CheckedList; revision?: number } = {}) {
    const read = organiserCommandSchema.parse(command);
    const asked = { revision: revision ?? this.newest(command), command: read };
    return this.#take(decideForOrganiser(this.state, asked, this.#context(), list ? { list } : {}));
  }

  /** A player asks for something. */
  player(
    id: string,
    command: PlayerCommand,
    { list, revision }: { list?: CheckedList; revision?: number } = {},
  ) {
    const newest =
      command.act === 'report' ? this.newest(command) : (this.state.players.get(id)?.revision ?? 0);
    const asked = { revision: revision ?? newest, command: playerCommandSchema.parse(command) };
    return this.#take(decideForPlayer(this.state, asked, { ...this.#context(), id }, list ? { list } : {}));
  }

  /** Somebody enters by the public link. */
  enter(player: string, name = player, team = '') {
    const command = { act: 'enter' as const, player, name, team, link: hashOf(`link of ${player}`) };
    const read = publicCommandSchema.parse(command);
    return this.#take(decideForPublic(this.state, { command: read }, this.#context()));
  }

  /** Time passes. */
  pass(ms: number) {
    this.now += ms;
    return this.#take(decideForClock(this.state, this.#context()));
  }

  /** A player sends a list. */
  send(id: string, name = `List of ${id}`, verdict?: 'legal' | 'illegal', problems?: string[]) {
    return this.player(id, { act: 'send', roster: {} }, { list: listOf(name, verdict, problems) });
  }

  /** The event takes its next steps up to one. */
  stepTo(...to: EventState['step'][]) {
    for (const step of to) this.organiser({ act: 'step', to: step, reason: '' });
  }

  /** The revision of what a command changes. */
  newest(command: OrganiserCommand | PlayerCommand): number {
    if ('player' in command) {
      const one = Array.isArray(command.player) ? undefined : this.state.players.get(command.player);
      return one?.revision ?? this.state.changed;
    }
    const round = 'round' in command ? this.state.rounds[command.round - 1] : undefined;
    if (command.act === 'pair') return this.state.rounds.at(-1)?.revision ?? 0;
    if ('pairing' in command) return round?.pairings[command.pairing]?.revision ?? 0;
    return round?.revision ?? this.state.changed;
  }
}
