import type { Asker } from '@/lib/events/course';
import type { EventState } from '@/lib/events/event';
import { StoreUnavailable } from '@/lib/store/errors';
import type { EventStore } from '@/lib/store/store';
import { InProgress } from '../admission';
import { Problem } from '../problem';
import { type Held, requireStill } from './asking';
import { UpdateTexts } from './update-texts';

/** Limits of the pages that are told of changes. */
export interface LiveLimits {
  /** Most connections, and of one address: a hall's. */
  connections: number;
  perAddress: number;
  /** Of these, the most of spectators: the others are kept for organisers and players. */
  spectators: number;
  spectatorsPerAddress: number;
  /** Milliseconds between two updates of an event, and between two signs of life. */
  every: number;
  beat: number;
  /** Bytes that have not been read yet, of all connections, above which updates wait. */
  unread: number;
}

export const LIVE: LiveLimits = {
  connections: 2000,
  perAddress: 1000,
  spectators: 1000,
  spectatorsPerAddress: 300,
  every: 500,
  beat: 20_000,
  unread: 16 * 1024 * 1024,
};

/** Milliseconds of work after which other work is done. */
const SLICE_MS = 20;

/** Bytes that a page has not read yet above which it is told nothing new. */
const MAX_BEHIND = 64 * 1024;

/** A page that is told of the changes of an event. */
export interface Viewer {
  event: string;
  held: Held;
  address: string;
  /** The revision that it knows. */
  since: number;
  write: (text: string) => void;
  /** Bytes that it has not read yet. */
  unread: () => number;
  end: () => void;
}

/** The pages that are told of the changes of events, each as much as it may see. */
export class Viewers {
  private readonly events = new Map<string, Set<Viewer>>();
  private readonly open = new InProgress();
  private readonly watching = new InProgress();
  private spectators = 0;
  /** Events whose pages are told, or will be: whether they changed again since. */
  private readonly pending = new Map<string, { isAgain: boolean }>();
  private readonly heart: NodeJS.Timeout;
  private stop: (() => void) | null = null;
  private count = 0;

  constructor(
    private readonly store: EventStore,
    private readonly limits: LiveLimits,
    private readonly failed: (error: unknown) => void,
  ) {
    this.heart = setInterval(() => this.beat(), limits.beat).unref();
  }

  /** Refuses another page if there are too many. */
  admit(address: string, { role }: Asker): void {
    const { connections, perAddress, spectators, spectatorsPerAddress } = this.limits;
    const isFull = this.count >= connections || this.open.of(address) >= perAddress;
    const isWatched = this.spectators >= spectators || this.watching.of(address) >= spectatorsPerAddress;
    if (isFull || (isSpectator(role) && isWatched))
      throw new Problem(
        503,
        null,
        'Too many pages of events are open. This page checks for changes every 5 seconds instead.',
        {
          headers: { 'Retry-After': '15' },
        },
      );
  }

  /** Adds a page, and tells it what it does not know; until the returned function is called. */
  add(viewer: Viewer): () => void {
    // One listener for all pages.
    this.stop ??= this.store.watch((id) => this.changed(id));
    const { event, address } = viewer;
    const all = this.events.get(event) ?? new Set();
    this.events.set(event, all.add(viewer));
    const isWatching = isSpectator(viewer.held.asker.role);
    this.open.begin(address);
    this.count++;
    if (isWatching) {
      this.watching.begin(address);
      this.spectators++;
    }
    this.changed(event);
    return () => {
      if (!all.delete(viewer)) return;
      if (all.size === 0) this.events.delete(event);
      this.count--;
      this.open.end(address);
      if (!isWatching) return;
      this.watching.end(address);
      this.spectators--;
    };
  }

  /** Ends all. */
  close(): void {
    this.stop?.();
    clearInterval(this.heart);
    for (const viewers of this.events.values()) for (const viewer of viewers) viewer.end();
  }

  /** Tells the pages of an event, unless that was just done: then a little later, with all that changed by then. */
  private changed(event: string): void {
    if (!this.events.has(event)) return;
    const pending = this.pending.get(event);
    if (pending) {
      pending.isAgain = true;
      return;
    }
    const now = { isAgain: false };
    this.pending.set(event, now);
    void this.tell(event).then((isAll) => {
      setTimeout(() => {
        this.pending.delete(event);
        if (now.isAgain || !isAll) this.changed(event);
      }, this.limits.every).unref();
    });
  }

  /** Tells the pages of an event what they do not know; resolves to false if some must wait. Never rejects. */
  private async tell(event: string): Promise<boolean> {
    try {
      const state = await this.store.state(event);
      return state === null || (await this.tellAll(state));
    } catch (error) {
      if (error instanceof StoreUnavailable) return false;
      this.failed(error);
      return true;
    }
  }

  private async tellAll(state: EventState): Promise<boolean> {
    const texts = new UpdateTexts(state, Date.now());
    let unread = this.unread();
    let isAll = true;
    let began = performance.now();
    for (const viewer of organisersFirst(this.events.get(state.id) ?? [])) {
      if (performance.now() - began > SLICE_MS) {
        await new Promise(setImmediate);
        unread = this.unread();
        began = performance.now();
      }
      if (!isStill(state, viewer)) {
        viewer.end();
      } else if (viewer.since !== state.revision) {
        if (viewer.unread() > MAX_BEHIND || unread > this.limits.unread) {
          isAll = false;
          continue;
        }
        const text = texts.of(viewer.held.asker, viewer.since);
        viewer.write(`event: view\ndata: ${text}\n\n`);
        viewer.since = state.revision;
        unread += text.length;
      }
    }
    return isAll;
  }

  private unread(): number {
    let sum = 0;
    for (const viewers of this.events.values()) for (const viewer of viewers) sum += viewer.unread();
    return sum;
  }

  /** Keeps connections without changes from being closed. */
  private beat(): void {
    for (const viewers of this.events.values())
      for (const viewer of viewers) if (viewer.unread() < MAX_BEHIND) viewer.write(': here\n\n');
  }
}

/** Whether a page is one that anybody may open. */
const isSpectator = (role: Asker['role']): boolean => role !== 'organiser' && role !== 'player';

/** Organisers wait for nothing; telling hundreds of players of a new step takes seconds. */
function organisersFirst(viewers: Iterable<Viewer>): Viewer[] {
  const all = [...viewers];
  const isOrganiser = ({ held }: Viewer) => held.asker.role === 'organiser';
  return [...all.filter(isOrganiser), ...all.filter((viewer) => !isOrganiser(viewer))];
}

function isStill(state: EventState, { held }: Viewer): boolean {
  try {
    requireStill(state, held);
    return true;
  } catch {
    return false;
  }
}
