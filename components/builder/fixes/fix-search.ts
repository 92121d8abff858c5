import type { Searched } from '@/lib/fixes/fix';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { WorkerClient } from '@/lib/worker/client';
import type { BuilderStore } from '../store';
import type { FixFunctions, FixProgress, OfferedFix } from './worker';

/** How the search for fixes of the roster stands. */
export interface FixState {
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** What the fixes are of; null while there is no error. */
  roster: Roster | null;
  /** The best known, cheapest first; while the search goes on, the first that was found. */
  fixes: readonly OfferedFix[];
  searched: Searched | null;
  /** Of each error alone, by `errorKey`. */
  of: ReadonlyMap<string, readonly OfferedFix[]>;
}

/** How long an edit rests before fixes are looked for, in milliseconds. */
const REST = 800;
/** Most errors that have fixes of their own. */
const MOST_ERRORS = 12;
/** How long fixes are looked for, in seconds: while nobody has asked for them, and once somebody has. */
const SECONDS = { unasked: 0.4, asked: 2 };

const IDLE: FixState = { status: 'idle', roster: null, fixes: [], searched: null, of: new Map() };

/** Tells an error from the others of a roster. */
export const errorKey = ({ rule, path }: Pick<Problem, 'rule' | 'path'>): string =>
  `${rule} ${path.join('/')}`;

/** Looks for fixes in a worker, for as long as somebody listens: anew after each edit, which ends the search before. */
export class FixSearch {
  #client = new WorkerClient<FixFunctions>(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    'The part of the page that looks for fixes stopped. Load the page again.',
  );
  #store: BuilderStore;
  #listeners = new Set<() => void>();
  #state = IDLE;
  #control = new AbortController();
  #rest = 0;
  #unfollow = () => {};

  constructor(store: BuilderStore) {
    this.#store = store;
  }

  state = () => this.#state;

  subscribe = (listener: () => void) => {
    if (this.#listeners.size === 0) {
      this.#unfollow = this.#store.subscribe(this.#follow);
      this.#follow();
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unfollow();
      this.#stop();
      this.#client.end();
      this.#state = IDLE;
    };
  };

  #stop() {
    this.#control.abort();
    clearTimeout(this.#rest);
  }

  #become(state: FixState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Elements that explain a problem of the roster as it is; null where they are not found. */
  async why({ rule, elements }: Problem): Promise<string[] | null> {
    const { roster, pack } = this.#store.state();
    const ids = await this.#client.call('why', { roster, pack, problem: { rule, elements } });
    return this.#store.state().roster === roster ? ids : null;
  }

  /** Looks longer, where a smaller fix has not been ruled out: somebody waits for it. */
  deepen() {
    const { roster, fixes, searched } = this.#state;
    if (roster === null || (searched !== null && fixes[0]?.proven)) return;
    this.#stop();
    this.#become({ ...this.#state, status: 'searching', searched: null });
    void this.#search(SECONDS.asked);
  }

  #follow = () => {
    const { roster, report } = this.#store.state();
    if (roster === this.#state.roster) return;
    this.#stop();
    if (report.legal) return this.#become(IDLE);
    this.#become({ ...IDLE, status: 'searching', roster });
    this.#rest = window.setTimeout(() => void this.#search(SECONDS.unasked), REST);
  };

  async #search(seconds: number) {
    const { roster, report, pack } = this.#store.state();
    const problems = report.problems
      .filter(({ severity }) => severity === 'error')
      .slice(0, MOST_ERRORS)
      .map(({ rule, path }) => ({ rule, path: [...path] }));
    const control = new AbortController();
    this.#control = control;
    const become = (change: Partial<FixState>) =>
      control.signal.aborted || this.#become({ ...this.#state, ...change });
    const onProgress = (progress: FixProgress) => {
      if (progress.kind === 'first') this.#state.fixes.length > 0 || become({ fixes: [progress.fix] });
      else if (progress.kind === 'all') become({ fixes: progress.fixes, searched: progress.searched });
      else
        become({
          of: new Map(this.#state.of).set(
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
      become({ status: 'done' });
    } catch {
      become({ status: 'failed' });
    }
  }
}

const searches = new WeakMap<BuilderStore, FixSearch>();

/** The search of a builder: one, however many parts of the page show it. */
export function fixSearchOf(store: BuilderStore): FixSearch {
  const search = searches.get(store) ?? new FixSearch(store);
  searches.set(store, search);
  return search;
}
