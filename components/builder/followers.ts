import { startTransition } from 'react';
import type { BuilderStore } from './store';

/** Something drawn after the state, that need not be in the frame of the edit itself. */
export interface Follower {
  /** Would it be drawn otherwise than it is? */
  changed: () => boolean;
  redraw: () => void;
}

/** Those that follow a store. */
export interface Followers {
  /** Answers the function that leaves. */
  add: (follower: Follower) => () => void;
}

/** How long they are asked at a time, in milliseconds, before the page may do something else. */
const SLICE = 6;

/**
 * Draws what follows a store after the frame in which it changed, in slices, so that nobody who types waits for a
 * long list; an edit meanwhile begins it anew.
 */
export function createFollowers(store: BuilderStore): Followers {
  const followers = new Set<Follower>();
  let sweep = 0;

  const ask = (mine: number, waiting: Follower[], changed: Follower[]) => {
    if (mine !== sweep) return;
    const until = performance.now() + SLICE;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (followers.has(next) && next.changed()) changed.push(next);
      if (performance.now() < until) continue;
      soon(() => ask(mine, waiting, changed));
      return;
    }
    startTransition(() => {
      for (const { redraw } of changed) redraw();
    });
  };
  store.subscribe(() => {
    sweep += 1;
    const mine = sweep;
    afterFrame(() => ask(mine, [...followers].reverse(), []));
  });
  return {
    add: (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}

const channel = typeof MessageChannel === 'undefined' ? null : new MessageChannel();
const due: (() => void)[] = [];
if (channel) channel.port1.onmessage = () => due.shift()?.();

/** Does something when the page has done what waits already. */
function soon(act: () => void) {
  due.push(act);
  channel?.port2.postMessage(null);
}

/** Does something when the next frame is painted; in a page out of sight, which paints none, a moment later. */
function afterFrame(act: () => void) {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    soon(act);
  };
  requestAnimationFrame(once);
  setTimeout(once, 100);
}
