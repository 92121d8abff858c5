import { SearchThread } from '@/lib/cli/search-thread';
import type { Answered } from './endpoint';
import { SEARCH } from './limits';

/** The most milliseconds of a search, of which it uses five sixths if it can be ended at once. */
const SEARCH_LIMIT = SEARCH.seconds * 1200;
/** Number of threads: one more than an address may use at a time, so that no address keeps another waiting. */
const THREADS = 2;

interface Place {
  thread: SearchThread<Uint8Array, Answered>;
  /** The address whose body it answers; null if it is free. */
  address: string | null;
}

interface Waiting {
  address: string;
  take: (place: Place) => void;
}

/**
 * Threads that search for fixes, so that the process can keep answering. An address uses one thread at a time. The
 * queue is unbounded; callers limit the number of requests.
 */
export class FixThreads {
  private readonly places: Place[];
  private readonly waiting: Waiting[] = [];

  /**
   * @param file the built program of a thread
   * @param searchLimit the time after which a search is ended, in milliseconds
   */
  constructor(
    file: string,
    private readonly searchLimit = SEARCH_LIMIT,
  ) {
    this.places = Array.from({ length: THREADS }, () => ({ thread: new SearchThread(file), address: null }));
  }

  async answer(body: Uint8Array, address = ''): Promise<Answered> {
    // The next address need not wait for a thread to start.
    for (const { thread } of this.places) thread.prepare();
    const place = await new Promise<Place>((take) => {
      this.waiting.push({ address, take });
      this.next();
    });
    try {
      return await place.thread.answer(body, this.searchLimit);
    } finally {
      place.address = null;
      this.next();
    }
  }

  /** Ends the threads; a later body starts others. */
  async end(): Promise<void> {
    await Promise.all(this.places.map(({ thread }) => thread.end()));
  }

  private next() {
    for (const place of this.places.filter(({ address }) => address === null)) {
      const at = this.waiting.findIndex((waiting) =>
        this.places.every(({ address }) => address !== waiting.address),
      );
      const [first] = at < 0 ? [] : this.waiting.splice(at, 1);
      if (!first) return;
      place.address = first.address;
      first.take(place);
    }
  }
}
