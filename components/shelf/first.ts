const KEY = 'muster-shelf';

/** Rows that fill a screen: room is kept for as many, so that nothing jumps when they come. */
const MOST_ROWS = 9;

/** Runs before anything is painted: where there are rosters, the shelf stands first at once, with room for them. */
export const shelfFirstScript = `try{var n=localStorage.getItem('${KEY}'),d=document.documentElement;if(n){d.dataset.shelf=n>1?'many':'one';d.style.setProperty('--shelf-rows',Math.min(n,${MOST_ROWS}))}}catch{}`;

/** Were there rosters when somebody last looked? */
export function hasShelf(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Notes down how many rosters there are, for the next time the shelf is opened. */
export function noteShelf(count: number) {
  try {
    if (count > 0) localStorage.setItem(KEY, String(count));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage forbidden: the games come first.
  }
}
