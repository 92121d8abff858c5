import { dequal } from 'dequal/lite';
import { askBeforeLeaving } from '@/components/shared/leaving';
import { WorkerClient } from '@/lib/worker/client';
import { FixFinder } from '../shared/fixes/fix-view';
import type { ChosenPack } from '../shared/packs/chosen-pack';
import { ListFixes } from './list-fixes';
import {
  type FieldedName,
  type Found,
  type Progress,
  type ResultSummary,
  SAME,
  SEVERAL,
  type ShownSummary,
} from './result-summary';
import { defaultView, orderOf, type View } from './view';
import type { CheckFunctions } from './worker';

/** The state of the check page. `lines` is mutated in place; `round` changes with each update. */
export interface CheckState {
  round: number;
  lines: ResultSummary[];
  /** The places shown, in order; null for all in their original order. */
  order: Uint32Array | null;
  view: View;
  summary: ShownSummary | null;
  state: 'idle' | 'working' | 'stopped' | 'failed';
  /** Estimated final number of lines. */
  total: number;
  /** Labels of the figures with a column, and their titles. */
  figures: Map<string, string>;
  games: Map<string, string>;
}

/** Most figures with a column. */
const FIGURES = 5;
/** Files per call to the worker: passing thousands at a time would block the page. */
const FILES_PER_CALL = 100;

/** Least time between two renderings of incoming lines, in milliseconds: unsorted and sorted. */
const RENDER_EVERY = 120;
const SORT_EVERY = 300;

/** Checks rosters in a worker, started by the first call, and holds the reported state. */
export class Checking {
  #client = new WorkerClient<CheckFunctions>(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    'Checking stopped working. Reload the page.',
  );
  #fixFinder = new FixFinder();
  #listeners = new Set<() => void>();
  /** Commands run one after the other; `end` starts another queue. */
  #queue = { last: Promise.resolve(), open: 0 };
  #stop = new AbortController();
  #names: FieldedName[] = [];
  #timer = 0;
  /** The pack that lists are checked against; null for the rules alone. */
  pack: ChosenPack | null = null;
  /** Index of the open row in the table; null if none is open. */
  opened: number | null = null;
  now: CheckState = initialState();
  fixes = this.#newFixes();

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  snapshot = () => this.now;

  /** Checks additional files. */
  check(files: readonly Found[]) {
    const pack = this.pack?.pack ?? null;
    const { signal } = this.#stop;
    const { state, total, lines } = this.now;
    this.now.total = (state === 'working' ? total : lines.length) + files.length;
    this.#run(async () => {
      for (let at = 0; at < files.length && !signal.aborted; at += FILES_PER_CALL) {
        const more = Math.max(0, files.length - at - FILES_PER_CALL);
        const batch = { files: files.slice(at, at + FILES_PER_CALL), more, pack };
        this.#summarize(await this.#client.call('check', batch, { signal, onProgress: this.#take }));
      }
    }, signal);
  }

  /** Whether there are lists that would be lost. */
  hasSome = (): boolean => this.now.lines.length > 0 || this.now.state === 'working';

  /** Checks all lists against a pack, or none. */
  against(chosen: ChosenPack | null) {
    const same = chosen && this.pack ? dequal(chosen.pack, this.pack.pack) : chosen === this.pack;
    this.pack = chosen;
    if (same || !this.#client.started) return;
    const pack = chosen?.pack ?? null;
    this.#run(async () =>
      this.#summarize(await this.#client.call('recheck', { pack }, { onProgress: this.#take })),
    );
  }

  /** Stops reading the files passed so far. */
  stop = () => {
    this.#stop.abort();
    this.#stop = new AbortController();
  };

  clear = () => {
    const { round, state } = this.now;
    this.#change({ ...initialState(), round, state });
    this.#run(async () => this.#summarize(await this.#client.call('clear', {})));
  };

  /** Removes a list and updates the summary. */
  remove(place: number) {
    this.#run(async () => {
      const summary = await this.#client.call('remove', { place });
      this.now.lines.splice(place, 1);
      this.#summarize(summary);
    });
  }

  show(part: Partial<View>) {
    const view = { ...this.now.view, ...part };
    this.#change({ view, order: this.#order(view) });
  }

  /** Returns the places of the lines that the table shows, in its order. */
  places = (): Uint32Array => this.now.order ?? Uint32Array.from(this.now.lines.keys());

  /** Calls the worker; rejects with a sentence that can be shown. */
  ask: WorkerClient<CheckFunctions>['call'] = (...call) => this.#client.call(...call);

  /** Ends the workers and discards all lists. */
  end = () => {
    this.#client.end();
    this.#fixFinder.end();
    this.fixes.pause();
    this.fixes = this.#newFixes();
    this.#queue = { last: Promise.resolve(), open: 0 };
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#names = [];
    this.now = initialState();
    askBeforeLeaving(false);
  };

  #run(work: () => Promise<void>, stop?: AbortSignal) {
    const queue = this.#queue;
    const runInOrder = async () => {
      if (queue !== this.#queue) return;
      await work();
      queue.open -= 1;
      if (queue.open === 0) this.fixes.go();
      if (stop?.aborted) this.#change({ state: 'stopped', total: this.now.lines.length });
      else if (queue.open === 0 && this.now.state !== 'stopped') this.#change({ state: 'idle' });
    };
    this.fixes.pause();
    queue.open += 1;
    queue.last = queue.last.then(runInOrder).catch(() => {
      if (queue === this.#queue) this.#fail();
    });
    this.#change({ state: 'working' });
  }

  #newFixes(): ListFixes {
    return new ListFixes({
      lines: () => this.now.lines,
      job: (place) => this.#client.call('roster', { place }),
      find: (job, signal) => this.#fixFinder.find(job, signal),
      changed: () => {
        this.#timer ||= window.setTimeout(() => this.#change({}), RENDER_EVERY);
      },
    });
  }

  #fail() {
    this.end();
    this.#change({ state: 'failed' });
  }

  #take = ({ from, lines, total, names, summary }: Progress) => {
    const { lines: allLines, figures, games } = this.now;
    allLines.length = from;
    this.#names.length = names.from;
    this.#names.push(...names.list);
    for (const line of lines) {
      allLines.push(line);
      if (line.system !== '') games.set(line.system, line.game);
      for (const { label, title } of line.figures)
        if (figures.size < FIGURES && !figures.has(label)) figures.set(label, title);
    }
    this.now.total = total;
    if (summary) this.#summarize(summary);
    else
      this.#timer ||= window.setTimeout(
        () => this.#change({ order: this.#order(this.now.view) }),
        this.now.order === null ? RENDER_EVERY : SORT_EVERY,
      );
  };

  #summarize(summary: ShownSummary) {
    this.#change({ summary, order: this.#order(this.now.view, summary) });
  }

  #order(view: View, summary = this.now.summary): Uint32Array | null {
    const isDouble = (place: number) => ((summary?.marks[place] ?? 0) & (SAME | SEVERAL)) > 0;
    return orderOf(this.now.lines, this.#names, view, isDouble);
  }

  #change(part: Partial<CheckState>) {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.now = { ...this.now, ...part, round: this.now.round + 1 };
    askBeforeLeaving(this.now.lines.length > 0);
    for (const listener of this.#listeners) listener();
  }
}

const initialState = (): CheckState => ({
  round: 0,
  lines: [],
  order: null,
  view: defaultView,
  summary: null,
  state: 'idle',
  total: 0,
  figures: new Map(),
  games: new Map(),
});
