import type { EventStore } from '@/lib/store/store';
import type { Rates } from './rates';
import type { EventWork } from './work';

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
  rates: Rates;
}
