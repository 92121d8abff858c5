import type { RowFix } from '@/lib/check/row';
import type { FixJob } from './fix-worker';
import type { Line } from './line';

/** Most lists whose fixes are looked for before anybody asks for them. */
export const MOST_IN_ADVANCE = 200;
/** How long the fix of a list is looked for, in seconds: among many, and of the one that is opened. */
const SECONDS = { many: 0.3, opened: 2 };

/** What the search needs of the page. */
interface Host {
  lines: () => readonly Line[];
  /** The roster of a list, as it is kept; null where there is none. */
  job: (place: number) => Promise<Pick<FixJob, 'roster' | 'pack'> | null>;
  find: (job: FixJob, signal: AbortSignal) => Promise<RowFix>;
  /** Is told of each fix that is found, and where the search begins and ends. */
  changed: () => void;
}

/** How far the search is. */
export interface FixesProgress {
  /** Lists that are not legal; of those how many were searched, and how many have a fix. */
  illegal: number;
  searched: number;
  found: number;
  working: boolean;
}

/**
 * The fixes of the lists on the table, one after the other, while nothing else is done: those of the first 200 that are
 * not legal unasked, of any other once it is asked for. A list that is checked again is another line, without a fix.
 */
export class ListFixes {
  #host: Host;
  #known = new WeakMap<Line, RowFix>();
  #stop: AbortController | null = null;
  /** The page lets the search go on: nothing is checked. */
  #free = false;
  /** Searches that somebody waits for. */
  #asked = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  /** What came of the search for a list; undefined where there was none yet. */
  of = (line: Line): RowFix | undefined => this.#known.get(line);

  /** How far the search is. */
  progress(): FixesProgress {
    const progress = { illegal: 0, searched: 0, found: 0, working: this.#stop !== null };
    for (const line of this.#host.lines()) {
      if (line.kind !== 'illegal') continue;
      progress.illegal++;
      const known = this.of(line);
      if (known) progress.searched++;
      if (known?.fix) progress.found++;
    }
    return progress;
  }

  /** Goes on with what was not searched, until `pause`. */
  go() {
    this.#free = true;
    if (this.#stop !== null || this.#asked > 0) return;
    const control = new AbortController();
    this.#stop = control;
    void this.#inBackground(control);
  }

  /** Stops what nobody asked for; what was found stays. */
  pause() {
    this.#free = false;
    this.#interrupt();
  }

  /** Looks for the fix of a list that was opened, longer where that may find a better one. */
  open = (place: number, signal: AbortSignal): Promise<void> =>
    this.#first(() => this.#look(place, SECONDS.opened, signal));

  /** The places among these whose lists are not legal and were not searched. */
  missing = (places: Iterable<number>): number[] =>
    [...places].filter((place) => {
      const line = this.#host.lines()[place];
      return line?.kind === 'illegal' && !this.#known.has(line);
    });

  /** The fixes that were looked for of the lists at these places. */
  at(places: Iterable<number>): Map<number, RowFix> {
    const found = new Map<number, RowFix>();
    for (const place of places) {
      const line = this.#host.lines()[place];
      const known = line && this.of(line);
      if (known) found.set(place, known);
    }
    return found;
  }

  /** Searches the lists that were not, until it is stopped; `told` how many of them are done. */
  complete = (places: readonly number[], told: (done: number) => void, signal: AbortSignal): Promise<void> =>
    this.#first(async () => {
      for (const [done, place] of places.entries()) {
        if (signal.aborted) return;
        told(done);
        await this.#look(place, SECONDS.many, signal);
      }
    });

  /** About how many seconds it takes at most to search so many. */
  static secondsFor = (count: number): number => Math.ceil(count * SECONDS.many);

  async #inBackground({ signal }: AbortController) {
    const first = this.#host
      .lines()
      .flatMap((line, place) => (line.kind === 'illegal' ? [place] : []))
      .slice(0, MOST_IN_ADVANCE);
    try {
      for (const place of this.missing(first)) {
        if (signal.aborted) return;
        await this.#look(place, SECONDS.many, signal);
      }
    } catch {
      // Nobody asked: who opens a list is told.
    }
    if (signal.aborted) return;
    this.#stop = null;
    this.#host.changed();
  }

  async #look(place: number, seconds: number, signal: AbortSignal): Promise<void> {
    const line = this.#host.lines()[place];
    if (line?.kind !== 'illegal') return;
    const known = this.#known.get(line);
    if (known && (known.fix?.proven || known.seconds >= seconds)) return;
    const job = await this.#host.job(place);
    // The list may have been taken away or checked again meanwhile.
    const stale = () => signal.aborted || this.#host.lines()[place] !== line;
    if (job === null || stale()) return;
    const found = await this.#host.find({ ...job, seconds }, signal);
    if (stale()) return;
    this.#known.set(line, found);
    this.#host.changed();
  }

  /** Does what was asked for before what was not. */
  async #first(work: () => Promise<void>): Promise<void> {
    this.#interrupt();
    this.#asked++;
    try {
      await work();
    } finally {
      this.#asked--;
      if (this.#free) this.go();
    }
  }

  #interrupt() {
    this.#stop?.abort();
    this.#stop = null;
  }
}
