import type { ListVerdict } from '@/lib/check/event-list';
import type { EventFile } from '@/lib/events/event-file';
import type { CheckedList } from '@/lib/events/turn';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Parsed } from '@/lib/roster/report';
import type { EventStore } from '@/lib/store/store';
import type { Rates } from './rates';

/** The game of an event, and its pack as JSON. */
interface Rules {
  system: string;
  pack: string | null;
}

export interface ListJob extends Rules {
  /** Parsed JSON. */
  roster: object;
}

export interface ListsJob extends Rules {
  texts: readonly string[];
}

export interface PackJob {
  /** Parsed JSON. */
  pack: object | null;
  system: string;
}

export interface FixJob extends Rules {
  text: string;
}

export interface FileJob {
  /** The body of the request: JSON. */
  body: Uint8Array;
  /** The key that the request must have; null if it needs none. */
  serverKey: string | null;
}

/** A fix in words, and its number of changes. */
export interface ListFix {
  edits: readonly string[];
  changes: number;
}

/** What events have done by the threads of the server; `client` is who waits, so that none waits for long. */
export interface EventWork {
  /** Reads and checks a list; it is large if its request has many bytes. */
  list: (job: ListJob, client: string, isLarge: boolean) => Promise<Parsed<CheckedList>>;
  /** Checks lists again, by other rules. */
  lists: (job: ListsJob, client: string) => Promise<ListVerdict[]>;
  pack: (job: PackJob, client: string) => Promise<Parsed<Pack | null>>;
  fix: (job: FixJob, client: string) => Promise<ListFix | null>;
  /** Reads an event's file; null if the request does not have the server's key. */
  file: (job: FileJob, client: string) => Promise<Parsed<EventFile> | null>;
}

/** What the routes of events share. */
export interface Shared {
  store: EventStore;
  work: EventWork;
  /** The key for making events; `isSet` if the server's owner set it, so that requests of this machine need it too. */
  serverKey: { key: string; isSet: boolean };
  /** Other origins whose pages may use this server. */
  origins: readonly string[];
  /** Whether there are proxies before the server, so that no request is known to be of this machine. */
  hasProxies: boolean;
  /** Whether the server has spaces too. */
  hasSpaces: boolean;
  rates: Rates;
}
