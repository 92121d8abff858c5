const KEY = 'muster-shelf';

/** How high the shelf stood when it was last shown, in CSS pixels, and in a window how wide (outer width: asking for the inner lays the page out). */
interface Room {
  height: number;
  width: number;
}

/** Runs before anything is painted: where there are rosters, the shelf stands first at once, with room for them. */
export const shelfFirstScript = `try{var r=JSON.parse(localStorage.getItem('${KEY}')),d=document.documentElement;if(r){d.dataset.shelf='';if(r.width===outerWidth)d.style.setProperty('--shelf-height',r.height+'px')}}catch{}`;

/** Were there rosters when somebody last looked? */
export function hasShelf(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Notes down that there are rosters, and the room they take where it is known, for the next time; null for none. */
export function noteShelf(room: Partial<Room> | null) {
  try {
    if (room) localStorage.setItem(KEY, JSON.stringify(room));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage forbidden: the games come first.
  }
}
