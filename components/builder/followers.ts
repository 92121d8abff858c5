import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame, queueTask } from '../shell/after-frame';
import type { BuilderStore } from './store';

/** A part of the page that is drawn from the state. */
export interface Follower {
  /** Would it be drawn otherwise than it is? */
  changed: () => boolean;
  redraw: () => void;
}

/** Those that follow a store. */
export interface Followers {
  /** Answers the function that leaves. */
  add: (follower: Follower) => () => void;
  /** Draws now what has still to be drawn. */
  settle: () => void;
}

/** Draws what follows a store with each change of it: in its own frame, or where a transition makes it, soon after. */
export function createNearFollowers(store: BuilderStore): Followers {
  const { draw, followers } = gathered(store);
  store.subscribe(draw);
  return followers;
}

/** How long they are asked at a time, in milliseconds, before the page may do something else. */
const SLICE = 6;

/**
 * Draws what follows a store after the frame in which it changed, in slices, so that nobody who types waits for a
 * long list; an edit meanwhile begins it anew.
 *
 * State in context, a transition and memoized rows would do without it, and take as long for 15 elements. For 200, the
 * work of the main thread for a letter of a name rose by 40 to 50 % (from 323 to 451 ms and from 261 to 396 ms, on a busy
 * machine slowed down four times): React asks every row in every transition.
 */
export function createFollowers(store: BuilderStore): Followers {
  const { all, followers } = gathered(store);
  let sweep = 0;

  const ask = (mine: number, waiting: Follower[], changed: Follower[]) => {
    if (mine !== sweep) return;
    const until = performance.now() + SLICE;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (all.has(next) && next.changed()) changed.push(next);
      if (performance.now() < until) continue;
      queueTask(() => ask(mine, waiting, changed));
      return;
    }
    startTransition(() => {
      for (const { redraw } of changed) redraw();
    });
  };
  store.subscribe(() => {
    sweep += 1;
    const mine = sweep;
    afterFrame(() => ask(mine, [...all].reverse(), []));
  });
  return followers;
}

function gathered(store: BuilderStore) {
  const all = new Set<Follower>();
  const draw = () => {
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
      flushSync(draw);
    },
  };
  return { all, draw, followers };
}
