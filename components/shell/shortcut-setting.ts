const KEY = 'muster-shortcuts';

/** Are the single-key shortcuts on? They are unless they were switched off in this browser. */
export function shortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Switches the single-key shortcuts, for this browser. */
export function setShortcuts(on: boolean) {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing forgets this, too.
  }
}
