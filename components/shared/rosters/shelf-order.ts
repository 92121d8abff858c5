const KEY = 'muster-shelf';

/**
 * Height of the shelf when it was last shown, and outer width of its window, in CSS pixels. (Reading the inner width
 * would force a layout.)
 */
interface Room {
  height: number;
  width: number;
}

/** Runs before the first paint: if there are rosters, puts the shelf first and reserves its height. */
export const shelfFirstScript = `try{var r=JSON.parse(localStorage.getItem('${KEY}')),d=document.documentElement;if(r){d.dataset.shelf='';if(r.width===outerWidth)d.style.setProperty('--shelf-height',r.height+'px')}}catch{}`;

/** Whether there were rosters when the shelf was last read. */
export function hasShelf(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers for the next visit that there are rosters, and the room they take if known; null for no rosters. */
export function noteShelf(room: Partial<Room> | null) {
  try {
    if (room) localStorage.setItem(KEY, JSON.stringify(room));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage forbidden: the games are listed first.
  }
}
