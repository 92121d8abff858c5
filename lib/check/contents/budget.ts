const MIB = 1024 * 1024;

/** Limits on reading one file from a user, with everything packed in it. */
interface Limits {
  /** Total bytes that it unpacks to. */
  bytes: number;
  /** Files and rosters in it. */
  entries: number;
  /** Seconds spent on unpacking. */
  seconds: number;
}

const LIMITS: Limits = { bytes: 512 * MIB, entries: 100_000, seconds: 60 };

/** Stops the reading of a file whose budget is used up; its message is a sentence for the user. */
class Exhausted extends Error {}

/**
 * The budget for reading one file. A zip passes it on to the PDFs in it, and those to their attached rosters, so that
 * the total is bounded however files are nested.
 */
export class Budget {
  #limits: Limits;
  #clock: () => number;
  #bytes = 0;
  #entries = 0;
  /** Milliseconds spent before the clock was last started, and the time of that start. */
  #spent = 0;
  #started = 0;
  #source = '';

  constructor(limits: Partial<Limits> = {}, clock = () => performance.now()) {
    this.#limits = { ...LIMITS, ...limits };
    this.#clock = clock;
  }

  /** Counts a file or roster about to be read. */
  enter(source: string): void {
    const { entries } = this.#limits;
    this.#source = source;
    this.#entries += 1;
    if (this.#entries > entries)
      stop(`One file may hold at most ${entries.toLocaleString('en-GB')} files and rosters`);
    this.#checkTime();
  }

  /** Counts unpacked bytes. */
  unpack(bytes: number): void {
    const most = this.#limits.bytes;
    this.#bytes += bytes;
    if (this.#bytes > most) stop(`One file may unpack to at most ${most / MIB} MiB in all`);
    this.#checkTime();
  }

  #checkTime(): void {
    const { seconds } = this.#limits;
    if (this.#spent + this.#clock() - this.#started > seconds * 1000)
      stop(`Unpacking one file may take at most ${seconds} seconds`);
  }

  /**
   * Yields items until the budget is used up, then the result of `refuse` in place of the rest. The clock runs while
   * an item is produced and is stopped while it is consumed.
   * @param refuse gets the source that was being read, and the reason as a sentence
   */
  async *within<Item>(
    items: AsyncIterator<Item>,
    refuse: (source: string, sentence: string) => Item,
  ): AsyncGenerator<Item, void> {
    for (;;) {
      this.#started = this.#clock();
      let next: IteratorResult<Item>;
      try {
        next = await items.next();
      } catch (error) {
        if (!(error instanceof Exhausted)) throw error;
        yield refuse(this.#source, error.message);
        return;
      }
      this.#spent += this.#clock() - this.#started;
      if (next.done) return;
      yield next.value;
    }
  }
}

function stop(limit: string): never {
  throw new Exhausted(`${limit}; from here on nothing was read.`);
}
