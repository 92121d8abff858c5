import { WorkerClient } from '@/lib/worker/client';
import type { ChosenPack } from '../shell/packs/chosen-pack';
import { samePack } from '../shell/packs/stored-packs';
import type { FieldedName } from './fielded-names';
import type { FixFunctions } from './fix-worker';
import { askBeforeLeaving } from './leaving';
import type { Line } from './line';
import { ListFixes } from './list-fixes';
import { type Found, type Progress, SAME, SEVERAL, type Shown } from './messages';
import { defaultView, orderOf, type View } from './view';
import type { CheckFunctions } from './worker';

/** How the checking stands. The list of lines grows in place; `round` is another number after each change. */
export interface Checked {
  round: number;
  lines: Line[];
  /** The places that are shown, in order; null for all as they came. */
  order: Uint32Array | null;
  view: View;
  summary: Shown | null;
  state: 'idle' | 'working' | 'stopped' | 'failed';
  /** How many lines there will be, about. */
  total: number;
  /** Labels of the figures that have a column, with their titles. */
  figures: Map<string, string>;
  games: Map<string, string>;
}

/** Most figures that have a column. */
const FIGURES = 5;
/** Files that are handed over at once: handing over thousands would keep the page from its work. */
const HANDFUL = 100;

/** Least time between two drawings of lines that come in, in milliseconds, and where they are sorted as well. */
const DRAW_EVERY = 120;
const SORT_EVERY = 300;

/** Checks rosters in a worker that is started by the first call, and holds what it reports. */
export class Checking {
  #client = new WorkerClient<CheckFunctions>(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    'The checking part of the page stopped. Load the page again.',
  );
  #fixClient = new WorkerClient<FixFunctions>(
    () => new Worker(new URL('./fix-worker.ts', import.meta.url), { type: 'module' }),
    'The part of the page that looks for fixes stopped. Load the page again.',
  );
  #listeners = new Set<() => void>();
  /** Commands are carried out one after the other; `end` begins another queue. */
  #queue = { last: Promise.resolve(), open: 0 };
  #stop = new AbortController();
  #names: FieldedName[] = [];
  #timer = 0;
  /** What lists are checked against; null for the rules alone. */
  pack: ChosenPack | null = null;
  /** The row of the table that is open, by its number there; null where none is. */
  opened: number | null = null;
  now: Checked = fresh();
  fixes = this.#newFixes();

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  snapshot = () => this.now;

  /** Checks files besides what is there. */
  check(files: readonly Found[]) {
    const pack = this.pack?.pack ?? null;
    const { signal } = this.#stop;
    this.#run(async () => {
      for (let at = 0; at < files.length && !signal.aborted; at += HANDFUL) {
        const more = Math.max(0, files.length - at - HANDFUL);
        const handful = { files: files.slice(at, at + HANDFUL), more, pack };
        this.#summarize(await this.#client.call('check', handful, { signal, onProgress: this.#take }));
      }
    }, signal);
  }

  /** Is there anything that would be lost with this? */
  hasSome = (): boolean => this.now.lines.length > 0 || this.now.state === 'working';

  /** Checks everything against a pack, or none. */
  against(chosen: ChosenPack | null) {
    const same = chosen && this.pack ? samePack(chosen.pack, this.pack.pack) : chosen === this.pack;
    this.pack = chosen;
    if (same || !this.#client.started) return;
    const pack = chosen?.pack ?? null;
    this.#run(async () =>
      this.#summarize(await this.#client.call('recheck', { pack }, { onProgress: this.#take })),
    );
  }

  /** Ends the reading of the files that were handed over by now. */
  stop = () => {
    this.#stop.abort();
    this.#stop = new AbortController();
  };

  clear = () => {
    const { round, state } = this.now;
    this.#change({ ...fresh(), round, state });
    this.#run(async () => this.#summarize(await this.#client.call('clear', {})));
  };

  /** Takes one away; what is said of all follows. */
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

  /** The places of the lines that the table shows, in its order. */
  places = (): Uint32Array => this.now.order ?? Uint32Array.from(this.now.lines.keys());

  /** Asks the worker for something; rejects with a sentence that may be shown. */
  ask: WorkerClient<CheckFunctions>['call'] = (...call) => this.#client.call(...call);

  /** Ends the workers with everything they have. */
  end = () => {
    this.#client.end();
    this.#fixClient.end();
    this.fixes.pause();
    this.fixes = this.#newFixes();
    this.#queue = { last: Promise.resolve(), open: 0 };
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#names = [];
    this.now = fresh();
    askBeforeLeaving(false);
  };

  #run(work: () => Promise<void>, stop?: AbortSignal) {
    const queue = this.#queue;
    const inTurn = async () => {
      if (queue !== this.#queue) return;
      await work();
      queue.open -= 1;
      if (queue.open === 0) this.fixes.go();
      if (stop?.aborted) this.#change({ state: 'stopped', total: this.now.lines.length });
      else if (queue.open === 0 && this.now.state !== 'stopped') this.#change({ state: 'idle' });
    };
    this.fixes.pause();
    queue.open += 1;
    queue.last = queue.last.then(inTurn).catch(() => {
      if (queue === this.#queue) this.#fail();
    });
    this.#change({ state: 'working' });
  }

  #newFixes(): ListFixes {
    return new ListFixes({
      lines: () => this.now.lines,
      job: (place) => this.#client.call('roster', { place }),
      find: (job, signal) => this.#fixClient.call('find', job, { signal }),
      changed: () => {
        this.#timer ||= window.setTimeout(() => this.#change({}), DRAW_EVERY);
      },
    });
  }

  #fail() {
    this.end();
    this.#change({ state: 'failed' });
  }

  #take = ({ from, lines, total, names, summary }: Progress) => {
    const { lines: known, figures, games } = this.now;
    known.length = from;
    this.#names.length = names.from;
    this.#names.push(...names.list);
    for (const line of lines) {
      known.push(line);
      if (line.system !== '') games.set(line.system, line.game);
      for (const { label, title } of line.figures)
        if (figures.size < FIGURES && !figures.has(label)) figures.set(label, title);
    }
    this.now.total = total;
    if (summary) this.#summarize(summary);
    else
      this.#timer ||= window.setTimeout(
        () => this.#change({ order: this.#order(this.now.view) }),
        this.now.order === null ? DRAW_EVERY : SORT_EVERY,
      );
  };

  #summarize(summary: Shown) {
    this.#change({ summary, order: this.#order(this.now.view, summary) });
  }

  #order(view: View, summary = this.now.summary): Uint32Array | null {
    const isDouble = (place: number) => ((summary?.marks[place] ?? 0) & (SAME | SEVERAL)) > 0;
    return orderOf(this.now.lines, this.#names, view, isDouble);
  }

  #change(part: Partial<Checked>) {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.now = { ...this.now, ...part, round: this.now.round + 1 };
    askBeforeLeaving(this.now.lines.length > 0);
    for (const listener of this.#listeners) listener();
  }
}

const fresh = (): Checked => ({
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
