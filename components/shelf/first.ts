const KEY = 'muster-shelf';

/** Runs before anything is painted: where there are rosters, the shelf stands first at once. */
export const shelfFirstScript = `try{if(localStorage.getItem('${KEY}'))document.documentElement.dataset.shelf=''}catch{}`;

/** Were there rosters when somebody last looked? */
export function hasShelf(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Notes down whether there are rosters, for the next time the shelf is opened. */
export function noteShelf(some: boolean) {
  try {
    if (some && !hasShelf()) localStorage.setItem(KEY, '1');
    else if (!some) localStorage.removeItem(KEY);
  } catch {
    // Storage forbidden: the games come first.
  }
}
