import { samePack } from '../pack/kept';
import type { ChosenPack } from './chosen-pack';
import { askBeforeLeaving } from './leaving';
import type { Line } from './line';
import type { Found, Question, Questions, Report, Shown, WorkerCommand } from './messages';
import { everything, type View } from './view';

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

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** Most figures that have a column. */
const FIGURES = 5;
/** Files that are handed over at once: handing over thousands would keep the page from its work. */
const HANDFUL = 100;

/** Least time between two drawings of lines that come in, in milliseconds. */
const DRAW_EVERY = 120;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Checks rosters in a worker that is started by the first call, and holds what it tells. */
export class Checking {
  #worker: Worker | null = null;
  #listeners = new Set<() => void>();
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #running = 0;
  #timer = 0;
  /** What lists are checked against; null for the rules alone. */
  pack: ChosenPack | null = null;
  now: Checked = fresh();

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  snapshot = () => this.now;

  /** Checks files besides what is there. */
  async check(files: readonly Found[]) {
    for (let at = 0; at < files.length; at += HANDFUL) {
      const some = files.slice(at, at + HANDFUL);
      const more = Math.max(0, files.length - at - HANDFUL);
      this.#begin({ kind: 'check', files: some, begins: at === 0, more });
      await nextTask();
      if (this.now.state === 'stopped') break;
    }
  }

  /** Is there anything that would be lost with this? */
  hasSome = (): boolean => this.now.lines.length > 0 || this.now.state === 'working';

  /** Checks everything against a pack, or none. */
  against(pack: ChosenPack | null) {
    const same = pack && this.pack ? samePack(pack.pack, this.pack.pack) : pack === this.pack;
    this.pack = pack;
    if (this.#worker && !same) this.#begin(toldOf(pack));
  }

  stop = () => {
    this.#tell({ kind: 'stop' });
  };

  clear = () => {
    const { round, state } = this.now;
    this.#change({ ...fresh(), round, state });
    this.#tell({ kind: 'view', view: everything });
    this.#begin({ kind: 'clear' });
  };

  /** Takes one away; what is said of all follows. */
  remove(place: number) {
    this.#begin({ kind: 'remove', place });
  }

  show(part: Partial<View>) {
    const view = { ...this.now.view, ...part };
    this.#change({ view });
    this.#tell({ kind: 'view', view });
  }

  /** Asks for something; rejects with a sentence that may be shown. */
  ask<Kind extends keyof Questions>(
    kind: Kind,
    ask: Questions[Kind]['ask'],
    transfer: Transferable[] = [],
  ): Promise<Questions[Kind]['answer']> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#start().postMessage({ kind, id, ...ask } as Question, transfer);
    });
  }

  /** Ends the worker with everything it has. */
  end = () => {
    this.#worker?.terminate();
    this.#worker = null;
    this.#running = 0;
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.now = fresh();
    askBeforeLeaving(false);
  };

  #begin(command: WorkerCommand) {
    this.#running += 1;
    this.#tell(command);
    this.#change({ state: 'working' });
  }

  #tell(command: WorkerCommand) {
    this.#start().postMessage(command);
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Report>) => this.#hear(data);
    worker.onerror = () => this.#fail();
    this.#worker = worker;
    if (this.pack) {
      this.#running += 1;
      worker.postMessage(toldOf(this.pack));
    }
    return worker;
  }

  #fail() {
    this.end();
    const error = new Error('The checking part of the page stopped. Load the page again.');
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#change({ state: 'failed' });
  }

  #hear(report: Report) {
    switch (report.kind) {
      case 'lines':
        this.#take(report.from, report.lines);
        this.now.total = report.total;
        this.#timer ||= window.setTimeout(() => this.#change({}), DRAW_EVERY);
        return;
      case 'order':
        return this.#change({ order: report.order });
      case 'summary':
        return this.#change({ summary: report.summary });
      case 'ended':
        this.#running -= 1;
        if (report.stopped) return this.#change({ state: 'stopped', total: this.now.lines.length });
        if (this.#running === 0 && this.now.state !== 'stopped') this.#change({ state: 'idle' });
        return;
      case 'answer':
        this.#waiting.get(report.id)?.resolve(report.value as never);
        return void this.#waiting.delete(report.id);
      case 'failed':
        this.#waiting.get(report.id)?.reject(new Error(report.sentence));
        return void this.#waiting.delete(report.id);
    }
  }

  #take(from: number, lines: readonly Line[]) {
    const { lines: known, figures, games } = this.now;
    known.length = from;
    for (const line of lines) {
      known.push(line);
      if (line.system !== '') games.set(line.system, line.game);
      for (const { label, title } of line.figures)
        if (figures.size < FIGURES && !figures.has(label)) figures.set(label, title);
    }
  }

  #change(part: Partial<Checked>) {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.now = { ...this.now, ...part, round: this.now.round + 1 };
    askBeforeLeaving(this.now.lines.length > 0);
    for (const listener of this.#listeners) listener();
  }
}

const toldOf = (chosen: ChosenPack | null): WorkerCommand => ({
  kind: 'pack',
  pack: chosen?.pack ?? null,
  packText: chosen?.text ?? '',
});

const fresh = (): Checked => ({
  round: 0,
  lines: [],
  order: null,
  view: everything,
  summary: null,
  state: 'idle',
  total: 0,
  figures: new Map(),
  games: new Map(),
});
