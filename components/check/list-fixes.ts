import type { ResultFix } from '@/lib/check/answer';
import type { FixJob } from '../shared/fixes/fix-worker';
import type { ResultSummary } from './result-summary';

/** Most lists that are searched for fixes before the user asks. */
export const MAX_IN_ADVANCE = 200;
/** About how long the search for a fix takes per list, in seconds: less for most lists, over a second for a few. */
const ABOUT_SECONDS = 0.3;

/** What the search needs from the page. */
interface Host {
  lines: () => readonly ResultSummary[];
  /** The roster of a list; null if there is none. */
  job: (place: number) => Promise<FixJob | null>;
  find: (job: FixJob, signal: AbortSignal) => Promise<ResultFix>;
  /** Called for each search result, and when the search ends. */
  changed: () => void;
}

/** The progress of the search. */
export interface FixesProgress {
  /** Number of illegal lists; of those, how many were searched and how many have a fix. */
  illegal: number;
  searched: number;
  found: number;
  working: boolean;
}

/**
 * Searches the lists of the table for fixes, one after the other, while nothing else runs: the first 200 illegal ones
 * in the background, others on request. A list that is checked again is a new line, without a fix.
 */
export class ListFixes {
  #host: Host;
  #results = new WeakMap<ResultSummary, ResultFix>();
  #stop: AbortController | null = null;
  /** Whether the background search may run: no check is running. */
  #mayContinue = false;
  /** Number of searches on request that are running. */
  #waiting = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Returns the search result for a list; undefined before the search. */
  of = (line: ResultSummary): ResultFix | undefined => this.#results.get(line);

  /** Returns the progress of the search. */
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

  /** Continues the background search until `pause`. */
  go() {
    this.#mayContinue = true;
    if (this.#stop !== null || this.#waiting > 0) return;
    const control = new AbortController();
    this.#stop = control;
    void this.#inBackground(control);
  }

  /** Stops the background search; results are kept. */
  pause() {
    this.#mayContinue = false;
    this.#interrupt();
  }

  /** Searches a list that was opened, before all others. */
  open = (place: number, signal: AbortSignal): Promise<void> =>
    this.#runFirst(() => this.#search(place, signal));

  /** Returns the places of illegal lists that were not searched. */
  missing = (places: Iterable<number>): number[] =>
    [...places].filter((place) => {
      const line = this.#host.lines()[place];
      return line?.kind === 'illegal' && !this.#results.has(line);
    });

  /** Returns the search results for the lists at these places. */
  at(places: Iterable<number>): Map<number, ResultFix> {
    const found = new Map<number, ResultFix>();
    for (const place of places) {
      const line = this.#host.lines()[place];
      const known = line && this.of(line);
      if (known) found.set(place, known);
    }
    return found;
  }

  /** Searches the lists at these places until stopped; `onProgress` takes the number done. */
  complete = (
    places: readonly number[],
    onProgress: (done: number) => void,
    signal: AbortSignal,
  ): Promise<void> =>
    this.#runFirst(async () => {
      for (const [done, place] of places.entries()) {
        if (signal.aborted) return;
        onProgress(done);
        await this.#search(place, signal);
      }
    });

  /** Estimates how many seconds searching this many lists takes. */
  static secondsFor = (count: number): number => Math.ceil(count * ABOUT_SECONDS);

  async #inBackground({ signal }: AbortController) {
    const first = this.#host
      .lines()
      .flatMap((line, place) => (line.kind === 'illegal' ? [place] : []))
      .slice(0, MAX_IN_ADVANCE);
    for (const place of this.missing(first)) {
      if (signal.aborted) return;
      // A failure is reported when the list is opened.
      await this.#search(place, signal).catch(() => undefined);
    }
    if (signal.aborted) return;
    this.#stop = null;
    this.#host.changed();
  }

  async #search(place: number, signal: AbortSignal): Promise<void> {
    const line = this.#host.lines()[place];
    if (line?.kind !== 'illegal') return;
    if (this.#results.has(line)) return;
    const job = await this.#host.job(place);
    // The list may have been removed or checked again meanwhile.
    const stale = () => signal.aborted || this.#host.lines()[place] !== line;
    if (job === null || stale()) return;
    const found = await this.#host.find(job, signal);
    if (stale()) return;
    this.#results.set(line, found);
    this.#host.changed();
  }

  /** Runs requested work ahead of the background search. */
  async #runFirst(work: () => Promise<void>): Promise<void> {
    this.#interrupt();
    this.#waiting++;
    try {
      await work();
    } finally {
      this.#waiting--;
      if (this.#mayContinue) this.go();
    }
  }

  #interrupt() {
    this.#stop?.abort();
    this.#stop = null;
  }
}
