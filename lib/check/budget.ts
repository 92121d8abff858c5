const MIB = 1024 * 1024;

/** How much may come of one file that a user hands over, with all that is packed in it. */
interface Limits {
  /** Bytes that it unpacks to in all. */
  bytes: number;
  /** Files and rosters in it. */
  entries: number;
  /** Seconds spent on unpacking. */
  seconds: number;
}

const LIMITS: Limits = { bytes: 512 * MIB, entries: 100_000, seconds: 60 };

/** Ends the reading of a file whose budget is used up; its message is a sentence for the user. */
class Exhausted extends Error {}

/**
 * What the reading of one file may cost. A zip passes it on to the PDFs in it, and these to the rosters that they
 * carry, so that the whole is bounded however it is nested.
 */
export class Budget {
  #limits: Limits;
  #clock: () => number;
  #bytes = 0;
  #entries = 0;
  /** Milliseconds spent before the clock was last started, and when that was. */
  #spent = 0;
  #started = 0;
  #source = '';

  constructor(limits: Partial<Limits> = {}, clock = () => performance.now()) {
    this.#limits = { ...LIMITS, ...limits };
    this.#clock = clock;
  }

  /** Counts a file or roster that is to be read. */
  enter(source: string): void {
    const { entries } = this.#limits;
    this.#source = source;
    this.#entries += 1;
    if (this.#entries > entries)
      stop(`One file may hold at most ${entries.toLocaleString('en-GB')} files and rosters`);
    this.#checkTime();
  }

  /** Counts bytes that were unpacked. */
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
   * Hands on items until the budget is used up, and then, in place of the rest, what `refuse` makes of the sentence.
   * The clock runs while an item is made and stands while it is used.
   * @param refuse is given what was being read as well
   */
  *within<Item>(
    items: Iterator<Item>,
    refuse: (source: string, sentence: string) => Item,
  ): Generator<Item, void> {
    for (;;) {
      this.#started = this.#clock();
      let next: IteratorResult<Item>;
      try {
        next = items.next();
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
