'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

// Browser Back closes what is open over the page, the topmost first, and leaves the page only when nothing is open.
// Each open dialog or menu, a layer, has a history entry at the page's address. The state of an entry holds the number
// of layers open on it, next to the router's own state.

interface Layer {
  close: () => void;
}

const KEY = 'musterLayers';

/** How long a history.go() of ours may take before it is given up, in milliseconds. */
const STEP_TIMEOUT = 1000;

/** The open layers, topmost last. */
const layers: Layer[] = [];

/** Our pending history.go(): the address it started at, and the pushes to run after it; null if there is none. */
let stepping: { address: string; pushes: (() => void)[] } | null = null;

/** Index of the current history entry; -1 if the browser does not support it. */
let entryIndex = -1;

const depth = (): number => Number(history.state?.[KEY] ?? 0);

const currentIndex = (): number => globalThis.navigation?.currentEntry?.index ?? -1;

/** The index of the page's own entry in the history, below those of its layers; -1 if the browser does not say. */
export const pageEntry = (): number => {
  const current = currentIndex();
  return current < 0 ? -1 : current - depth();
};

let isScheduled = false;

/** Schedules `match`, which gives every layer a history entry, for the next task. */
function matchSoon() {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    match();
  });
}

function match() {
  if (stepping) return;
  const surplus = depth() - layers.length;
  if (surplus > 0) stepBack(surplus);
  for (let missing = -surplus; missing > 0; missing -= 1) {
    // Moving between these entries must not restore an old scroll position.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, [KEY]: depth() + 1 }, '');
  }
}

/** Leaves the entries of layers that were not closed by Back. */
function stepBack(by: number) {
  const step = { address: location.href, pushes: [] };
  stepping = step;
  history.go(-by);
  setTimeout(() => stepping === step && finishStep(), STEP_TIMEOUT);
}

function finishStep() {
  const pushes = stepping?.pushes ?? [];
  stepping = null;
  for (const push of pushes) push();
}

/** Handles a move to another entry: our own, or the browser's Back or Forward. */
function onPopState(event: PopStateEvent) {
  const forward = currentIndex() > entryIndex;
  entryIndex = currentIndex();
  if (depth() === 0) history.scrollRestoration = 'auto';
  matchSoon();
  if (stepping) {
    // Hidden from the router, which would cancel a navigation in progress.
    if (location.href === stepping.address) event.stopImmediatePropagation();
    return finishStep();
  }
  while (layers.length > depth()) layers.pop()?.close();
  // Forward onto the entry of a closed layer: skip it, if there is an entry after it.
  if (forward && depth() > layers.length && globalThis.navigation?.canGoForward) history.forward();
}

/** Patches `pushState` and listens for `popstate`; returns the cleanup. */
function follow(): () => void {
  const push = history.pushState;
  const patchedPush: History['pushState'] = (...entry) => {
    // Wait for the pending step, which would otherwise leave the new entry.
    if (stepping) return void stepping.pushes.push(() => patchedPush(...entry));
    push.apply(history, entry);
    entryIndex = currentIndex();
    if (depth() === 0) history.scrollRestoration = 'auto';
    matchSoon();
  };
  history.pushState = patchedPush;
  entryIndex = currentIndex();
  window.addEventListener('popstate', onPopState, true);
  // The page may have been reloaded on the entry of a layer that is no longer open.
  matchSoon();
  return () => {
    if (history.pushState === patchedPush) history.pushState = push;
    window.removeEventListener('popstate', onPopState, true);
  };
}

/** Makes Back close layers before it leaves a page; rendered once, in the root layout. */
export function BackLayers() {
  useEffect(follow, []);
  return null;
}

/** Makes browser Back close a layer while it is open, before anything below it. */
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
