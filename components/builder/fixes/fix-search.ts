import type { Searched } from '@/lib/fixes/fix';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { WorkerClient } from '@/lib/worker/client';
import type { BuilderStore } from '../store';
import type { FixFunctions, FixProgress, OfferedFix } from './worker';

/** The state of the search for fixes of the roster. */
export interface FixState {
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** The roster being fixed; null while it has no errors. */
  roster: Roster | null;
  /** The fixes found, cheapest first; while the search runs, only the first one found. */
  fixes: readonly OfferedFix[];
  searched: Searched | null;
  /** The fixes of each single error, by `errorKey`. */
  byError: ReadonlyMap<string, readonly OfferedFix[]>;
}

/** Delay between an edit and the search for fixes, in milliseconds. */
const DEBOUNCE = 800;
/** Most errors for which separate fixes are searched. */
const MOST_ERRORS = 12;
/** Longest search, in seconds: in the background, and once the user has asked for fixes. */
const SECONDS = { background: 0.4, requested: 2 };

const IDLE: FixState = { status: 'idle', roster: null, fixes: [], searched: null, byError: new Map() };

/** Returns a key that identifies an error within a roster. */
export const errorKey = ({ rule, path }: Pick<Problem, 'rule' | 'path'>): string =>
  `${rule} ${path.join('/')}`;

/** Searches for fixes in a worker while it has listeners. Each edit stops the search and starts another. */
export class FixSearch {
  #client = new WorkerClient<FixFunctions>(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    'The part of the page that looks for fixes stopped. Load the page again.',
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
      this.#state = IDLE;
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
    const ids = await this.#client.call('why', { roster, pack, problem: { rule, elements } });
    return this.#store.state().roster === roster ? ids : null;
  }

  /** Starts a longer search, unless the best fix is proven; for when the user asks for fixes. */
  deepen() {
    const { roster, fixes, searched } = this.#state;
    if (roster === null || (searched !== null && fixes[0]?.proven)) return;
    this.#stop();
    this.#update({ ...this.#state, status: 'searching', searched: null });
    void this.#search(SECONDS.requested);
  }

  #onStoreChange = () => {
    const { roster, report } = this.#store.state();
    if (roster === this.#state.roster) return;
    this.#stop();
    if (report.legal) return this.#update(IDLE);
    this.#update({ ...IDLE, status: 'searching', roster });
    this.#timer = window.setTimeout(() => void this.#search(SECONDS.background), DEBOUNCE);
  };

  async #search(seconds: number) {
    const { roster, report, pack } = this.#store.state();
    const problems = report.problems
      .filter(({ severity }) => severity === 'error')
      .slice(0, MOST_ERRORS)
      .map(({ rule, path }) => ({ rule, path: [...path] }));
    const control = new AbortController();
    this.#control = control;
    const update = (change: Partial<FixState>) =>
      control.signal.aborted || this.#update({ ...this.#state, ...change });
    const onProgress = (progress: FixProgress) => {
      if (progress.kind === 'first') this.#state.fixes.length > 0 || update({ fixes: [progress.fix] });
      else if (progress.kind === 'all') update({ fixes: progress.fixes, searched: progress.searched });
      else
        update({
          byError: new Map(this.#state.byError).set(
            errorKey(problems[progress.place] ?? { rule: '', path: [] }),
            progress.fixes,
          ),
        });
    };
    try {
      await this.#client.call(
        'fix',
        { roster, pack, problems, seconds },
        { signal: control.signal, onProgress },
      );
      update({ status: 'done' });
    } catch {
      update({ status: 'failed' });
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
