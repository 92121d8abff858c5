// The history as browsers have it, which the document of a test lacks: it says at which entry it is (the Navigation
// API), and moves between entries later than it is asked to, so that something may happen in between.

let entries = Array.from({ length: history.length }, () => ({ url: location.href }));
let index = entries.length - 1;

const { pushState, go } = History.prototype;

Object.assign(History.prototype, {
  pushState(this: History, ...entry: Parameters<typeof pushState>) {
    pushState.apply(this, entry);
    entries = [...entries.slice(0, index + 1), { url: location.href }];
    index += 1;
  },
  go(this: History, by: number) {
    setTimeout(() => {
      if (!entries[index + by]) return;
      index += by;
      go.call(this, by);
    });
  },
  back(this: History) {
    this.go(-1);
  },
  forward(this: History) {
    this.go(1);
  },
});

Object.assign(globalThis, {
  navigation: {
    entries: () => entries,
    get currentEntry() {
      return { index };
    },
    get canGoForward() {
      return index < entries.length - 1;
    },
  },
});

/** The index of the current history entry. */
export const entryIndex = (): number => index;
