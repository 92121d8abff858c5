import { SEARCH_LIMIT } from '@/lib/fixes/fix';
import { progressTexts } from '@/lib/fixes/progress-texts';
import type { Problem } from '@/lib/roster/report';
import { WorkerClient } from '@/lib/worker/client';
import type { BuilderState, BuilderStore } from '../store';
import type { FixFunctions, FixProgress, OfferedFix } from './worker';

/** The state of the search for fixes of the roster. */
export interface FixState {
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** What is being fixed; null while the roster has no errors. */
  subject: Subject | null;
  /** The best fixes found so far. */
  fixes: readonly OfferedFix[];
  /** Whether these are all: the search goes on with the single errors. */
  searched: boolean;
  /** Whether the search for them ended by itself, not because its time was up. */
  ended: boolean;
  /** Without a fix, the errors that no change solves. */
  obstacles: readonly Problem[];
  /** The fixes of each single error, by `errorKey`. */
  byError: ReadonlyMap<string, readonly OfferedFix[]>;
}

/** What fixes depend on. */
type Subject = Pick<BuilderState, 'roster' | 'pack' | 'collection'>;

/** Whether fixes of one subject are those of another. */
export const isSame = (a: Subject | null, b: Subject): boolean =>
  a !== null && a.roster === b.roster && a.pack === b.pack && a.collection === b.collection;

/** The most milliseconds of the search for an explanation: some more than it takes by itself. */
const WHY_LIMIT = 2500;
/** Delay between an edit and the search for fixes, in milliseconds. */
const DEBOUNCE = 800;
/** Maximum number of errors for which separate fixes are searched. */
const MAX_ERRORS = 12;

const IDLE: FixState = {
  status: 'idle',
  subject: null,
  fixes: [],
  searched: false,
  ended: false,
  obstacles: [],
  byError: new Map(),
};

/** Returns a key that identifies an error within a roster. */
export const errorKey = ({ rule, path }: Pick<Problem, 'rule' | 'path'>): string =>
  `${rule} ${path.join('/')}`;

/** Searches for fixes in a worker while it has listeners. Each edit stops the search and starts another. */
export class FixSearch {
  #client = new WorkerClient<FixFunctions>(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    'The search for fixes stopped working. Reload the page.',
  );
  #store: BuilderStore;
  #listeners = new Set<() => void>();
  #state = IDLE;
  #control = new AbortController();
  #timer = 0;
  #unsubscribe = () => {};

  constructor(store: BuilderStore) {
    this.#store = store;
  }

  state = () => this.#state;

  subscribe = (listener: () => void) => {
    if (this.#listeners.size === 0) {
      this.#unsubscribe = this.#store.subscribe(this.#onStoreChange);
      this.#onStoreChange();
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unsubscribe();
      this.#stop();
      this.#client.end();
      // What was found stays true of the same roster, for when the list of problems is shown again.
      if (this.#state.status !== 'done') this.#state = IDLE;
    };
  };

  #stop() {
    this.#control.abort();
    clearTimeout(this.#timer);
  }

  #update(state: FixState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Finds the ids of the elements that explain a problem; null if there are none, or the roster has changed since. */
  async why({ rule, elements }: Problem): Promise<string[] | null> {
    const { roster, pack } = this.#store.state();
    const ids = await this.#client.call(
      'why',
      { roster, pack, problem: { rule, elements } },
      { limit: WHY_LIMIT },
    );
    return this.#store.state().roster === roster ? ids : null;
  }

  #onStoreChange = () => {
    const { roster, pack, collection, report } = this.#store.state();
    if (isSame(this.#state.subject, this.#store.state())) return;
    this.#stop();
    if (report.legal) return this.#update(IDLE);
    this.#update({ ...IDLE, status: 'searching', subject: { roster, pack, collection } });
    this.#timer = window.setTimeout(() => void this.#search(), DEBOUNCE);
  };

  /** The earlier states of the roster, the latest first, up to one known to be legal; without those known not to be. */
  #history(): unknown[] {
    const { steps, at } = this.#store.state().history;
    const before: unknown[] = [];
    for (const { roster } of steps.slice(0, at).reverse()) {
      const legal = this.#store.wasLegal(roster);
      if (legal !== false) before.push(roster);
      if (legal) break;
    }
    return before;
  }

  async #search() {
    const { roster, report, pack } = this.#store.state();
    const problems = report.problems
      .filter(({ severity }) => severity === 'error')
      .slice(0, MAX_ERRORS)
      .map(({ rule, path }) => ({ rule, path: [...path] }));
    const control = new AbortController();
    this.#control = control;
    const update = (change: Partial<FixState>) =>
      control.signal.aborted || this.#update({ ...this.#state, ...change });
    const onProgress = (progress: FixProgress) => {
      if (progress.kind === 'all') {
        const { kind: _, ...all } = progress;
        return update(all);
      }
      const key = errorKey(problems[progress.place] ?? { rule: '', path: [] });
      update({ byError: new Map(this.#state.byError).set(key, progress.fixes) });
    };
    const job = { roster, pack, problems, history: this.#history() };
    try {
      await this.#client.call('fix', job, { signal: control.signal, limit: SEARCH_LIMIT, onProgress });
      update({ status: 'done' });
    } catch {
      const found = this.#state.fixes.length > 0;
      update(found ? { status: 'done', searched: true } : { status: 'failed' });
    }
  }
}

const searches = new WeakMap<BuilderStore, FixSearch>();

/** Returns the search of a builder's store; every part of the page shares it. */
export function fixSearchOf(store: BuilderStore): FixSearch {
  const search = searches.get(store) ?? new FixSearch(store);
  searches.set(store, search);
  return search;
}

/** Says how far the search for fixes has come, and what is known of the first of them. */
export function statusText({
  status,
  fixes,
  searched,
  ended,
}: Pick<FixState, 'status' | 'fixes' | 'searched' | 'ended'>): string {
  const [best] = fixes;
  if (status === 'idle') return 'The force is legal.';
  if (status === 'failed') return 'The search for fixes stopped working. Reload the page.';
  if (best === undefined) {
    if (!searched) return progressTexts.searching;
    return ended ? progressTexts.none : progressTexts.outOfTime;
  }
  if (!searched) return progressTexts.improving;
  return best.proven ? progressTexts.smallest : progressTexts.notProven;
}
