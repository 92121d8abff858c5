import { beforeEach, vi } from 'vitest';

// The history as browsers have it, which the document of a test lacks: it says at which entry it is (the Navigation
// API), and moves between entries later than it is asked to, so that something may happen in between.

let entries: { url: string }[] = [];
let index = 0;

/** The index of the current history entry. */
export const entryIndex = (): number => index;

beforeEach(() => {
  const { pushState, go } = History.prototype;
  // Nothing follows the present entry, as in a new tab.
  history.pushState(null, '', location.href);
  entries = [{ url: location.href }];
  index = 0;
  vi.spyOn(history, 'pushState').mockImplementation(function (this: History, ...entry) {
    pushState.apply(this, entry);
    entries = [...entries.slice(0, index + 1), { url: location.href }];
    index += 1;
  });
  vi.spyOn(history, 'go').mockImplementation(function (this: History, by = 0) {
    setTimeout(() => {
      if (!entries[index + by]) return;
      index += by;
      go.call(this, by);
    });
  });
  vi.spyOn(history, 'back').mockImplementation(() => history.go(-1));
  vi.spyOn(history, 'forward').mockImplementation(() => history.go(1));
  vi.stubGlobal('navigation', {
    entries: () => entries,
    get currentEntry() {
      return { index };
    },
    get canGoForward() {
      return index < entries.length - 1;
    },
  });
});
