'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

// Browser Back closes what is open over the page, the last one first, and leaves the page only then. Each open dialog
// or menu, a layer, stands on a history entry of its own at the page's address. An entry says in its state how many
// layers are open on it; beside that stands what the router keeps there.

interface Layer {
  close: () => void;
}

const KEY = 'musterLayers';

/** How long a step of our own in the history may take before it is held to be lost, in milliseconds. */
const LOST = 1000;

/** Those that are open, the last one on top. */
const layers: Layer[] = [];

/** A step of our own that is under way at an address, with what is to be pushed after it; null while there is none. */
let stepping: { address: string; pushes: (() => void)[] } | null = null;

/** Where the current entry stands in the history, where the browser tells. */
let place = -1;

const depth = (): number => Number(history.state?.[KEY] ?? 0);

const placeNow = (): number => globalThis.navigation?.currentEntry?.index ?? -1;

let isDue = false;

/** Has the history hold an entry for each layer, once all that is being done now is done. */
function matchSoon() {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    match();
  });
}

function match() {
  if (stepping) return;
  const over = depth() - layers.length;
  if (over > 0) stepBack(over);
  for (let lacking = -over; lacking > 0; lacking -= 1) {
    // A step between them must not scroll the page, which may have been scrolled since.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, [KEY]: depth() + 1 }, '');
  }
}

/** Leaves entries whose layers were closed otherwise than by Back. */
function stepBack(by: number) {
  const step = { address: location.href, pushes: [] };
  stepping = step;
  history.go(-by);
  setTimeout(() => stepping === step && stepped(), LOST);
}

function stepped() {
  const pushes = stepping?.pushes ?? [];
  stepping = null;
  for (const push of pushes) push();
}

/** The page stands on another entry: after a step of our own, or by the browser's Back and Forward. */
function moved(event: PopStateEvent) {
  const forward = placeNow() > place;
  place = placeNow();
  if (depth() === 0) history.scrollRestoration = 'auto';
  matchSoon();
  if (stepping) {
    // Nothing for the router, which would give up a page that it is fetching.
    if (location.href === stepping.address) event.stopImmediatePropagation();
    return stepped();
  }
  while (layers.length > depth()) layers.pop()?.close();
  // Forward onto an entry that nothing is open on any more: on, where there is something behind it.
  if (forward && depth() > layers.length && globalThis.navigation?.canGoForward) history.forward();
}

/** Follows the history for as long as the page lives; answers how to stop. */
function follow(): () => void {
  const push = history.pushState;
  const pushed: History['pushState'] = (...entry) => {
    // Pushed now, it would be left by the step.
    if (stepping) return void stepping.pushes.push(() => pushed(...entry));
    push.apply(history, entry);
    place = placeNow();
    if (depth() === 0) history.scrollRestoration = 'auto';
    matchSoon();
  };
  history.pushState = pushed;
  place = placeNow();
  window.addEventListener('popstate', moved, true);
  // Loaded again on the entry of a layer that is open no longer.
  matchSoon();
  return () => {
    if (history.pushState === pushed) history.pushState = push;
    window.removeEventListener('popstate', moved, true);
  };
}

/** Has Back close layers before it leaves a page; stands once, around everything. */
export function BackLayers() {
  useEffect(follow, []);
  return null;
}

/** While it is open, something over the page is closed by browser Back before anything below it. */
export function useBackLayer(open: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    if (!open) return;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    matchSoon();
    return () => {
      const at = layers.indexOf(layer);
      if (at < 0) return;
      layers.splice(at, 1);
      matchSoon();
    };
  }, [open]);
}
