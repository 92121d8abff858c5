import { seenText } from '@/lib/roster/text/visible';
import { type Act, type ActOf, REASON_MISSING } from './acts';
import { apply } from './apply';
import { type Basis, basisWords } from './commands';
import { dueOf, stepAfter } from './course';
import { type EventState, MAX_ENTRIES, type Player, RESERVED_ENTRIES, type Step } from './event';
import { type Entry, lastOf, sealed } from './log';

/** A list as it was read and checked: what the log keeps of it, and its bytes. */
export interface CheckedList {
  list: Omit<ActOf<'list'>['list'], 'commitment' | 'salt'>;
  bytes: Uint8Array;
}

/** What a decision needs from outside. */
export interface Context {
  /** The time of the server or its database, in milliseconds since 1970. */
  now: number;
  /** Returns 32 random bytes in hexadecimal. */
  random: () => string;
}

/** A change of an event in the making: the entries it adds to the log, and the state after them. */
export class Turn {
  readonly entries: Entry[] = [];
  readonly contents = new Map<string, Uint8Array>();

  /** Begins with the steps whose time has come. */
  constructor(
    public state: EventState,
    readonly context: Context,
  ) {
    for (let due = dueOf(state); due !== null && due <= context.now; due = dueOf(this.state))
      this.add('clock', { act: 'step', to: stepAfter(this.state.step) as Step, reason: null });
  }

  /** Adds an entry to the log. */
  add(by: string, data: Act) {
    const isReserved = by === 'organiser' || by === 'clock';
    const most = isReserved ? MAX_ENTRIES : MAX_ENTRIES - RESERVED_ENTRIES;
    if (this.state.revision >= most)
      conflict(`The event has ${most} log entries, which is the maximum${isReserved ? '' : ' for players'}.`);
    const entry = sealed(lastOf(this.state), by, this.context.now, data);
    this.entries.push(entry);
    this.state = apply(this.state, entry);
  }

  /** Returns a player of the event. */
  player(id: string): Player {
    const player = this.state.players.get(id);
    if (player === undefined) throw new EventRefusal('unknown', 'This player is not in the event.');
    return player;
  }

  /** Refuses what was asked on an older revision than the newest. */
  current(given: number, newest: number, basis: Basis) {
    if (given === newest) return;
    // What is above the newest was never its revision: it is that of something else, such as the whole view.
    const why =
      given > newest
        ? `The revision of this request is ${basisWords[basis]}; it is ${newest} now.`
        : 'This was changed in the meantime; look at what is there now.';
    throw new EventRefusal('outdated', why);
  }

  /** Refuses in any other step than these. */
  during(steps: readonly Step[], why: string) {
    if (!steps.includes(this.state.step)) conflict(why);
  }

  /** Refuses once the event is closed. */
  notClosed() {
    if (this.state.step === 'closed') conflict('The event is closed. Go back one step to change it.');
  }
}

/** Why a request of an event is refused, as a sentence for the one who asked. */
export class EventRefusal extends Error {
  /**
   * @param kind "outdated" if it was made on a revision that is not the newest, "forbidden" if the link does not give
   * the right, "unknown" if what it names does not exist, "conflict" if the event does not allow it now
   */
  constructor(
    readonly kind: 'outdated' | 'forbidden' | 'unknown' | 'conflict' | 'invalid',
    message: string,
    /** The field of the command that is refused, if it is one. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** Refuses what an event does not allow now; because of a field of the command, if it names one. */
export function conflict(message: string, field?: string): never {
  throw new EventRefusal('conflict', message, field);
}

/** Refuses a reason without visible text. */
export function requireReason(reason: string) {
  if (seenText(reason) === '') conflict(REASON_MISSING);
}
