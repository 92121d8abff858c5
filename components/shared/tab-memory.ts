/** Returns what this tab keeps under a key; null if nothing is kept, or storage is forbidden. */
export function readTab<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Keeps a value while this tab is open, also over reloads; null removes it. Does nothing if storage is forbidden. */
export function keepInTab(key: string, value: unknown) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It lasts for this page only.
  }
}
