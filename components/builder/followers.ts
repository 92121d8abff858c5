import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame, queueTask } from '../shell/after-frame';
import type { BuilderStore } from './store';

/** A component that renders from the state. */
export interface Follower {
  /** Whether it would render differently now. */
  changed: () => boolean;
  redraw: () => void;
}

/** The components that follow a store. */
export interface Followers {
  /** Returns a function that removes the follower. */
  add: (follower: Follower) => () => void;
  /** Renders immediately what is still out of date. */
  settle: () => void;
}

/** Renders the followers of a store with each change: in its frame, or if a transition makes it, soon after. */
export function createNearFollowers(store: BuilderStore): Followers {
  const { redrawChanged, followers } = createSet(store);
  store.subscribe(redrawChanged);
  return followers;
}

/** Longest time to check followers before yielding to the page, in milliseconds. */
const SLICE = 6;

/**
 * Renders the followers of a store after the frame of a change, in slices, so that typing does not wait for a long
 * list; another edit restarts it.
 *
 * State in context, a transition and memoized rows would be simpler, and as fast for 15 elements. For 200, the main
 * thread's work for a letter of a name rose by 40 to 50 % (from 323 to 451 ms and from 261 to 396 ms, on a busy machine
 * throttled to a quarter of its speed): React checks every row in every transition.
 */
export function createFollowers(store: BuilderStore): Followers {
  const { all, followers } = createSet(store);
  let sweep = 0;

  const checkSlice = (own: number, pending: Follower[], changed: Follower[]) => {
    if (own !== sweep) return;
    const until = performance.now() + SLICE;
    for (let next = pending.pop(); next; next = pending.pop()) {
      if (all.has(next) && next.changed()) changed.push(next);
      if (performance.now() < until) continue;
      queueTask(() => checkSlice(own, pending, changed));
      return;
    }
    startTransition(() => {
      for (const { redraw } of changed) redraw();
    });
  };
  store.subscribe(() => {
    sweep += 1;
    const own = sweep;
    afterFrame(() => checkSlice(own, [...all].reverse(), []));
  });
  return followers;
}

function createSet(store: BuilderStore) {
  const all = new Set<Follower>();
  const redrawChanged = () => {
    for (const { changed, redraw } of all) if (changed()) redraw();
  };
  let settled = store.state();
  const followers: Followers = {
    add: (follower) => {
      all.add(follower);
      return () => all.delete(follower);
    },
    settle: () => {
      if (settled === store.state()) return;
      settled = store.state();
      flushSync(redrawChanged);
    },
  };
  return { all, redrawChanged, followers };
}
