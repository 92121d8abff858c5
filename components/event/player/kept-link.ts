import type { EventPlace } from '../client/places';

// A player's link is kept for as long as the tab is open. After that the cookie of the page is enough in this browser,
// and nothing on the page can read the secret any more.

const keyOf = (place: EventPlace): string => `muster-link ${JSON.stringify(place)}`;

/** Keeps the link of a player's page while this tab is open. */
export function keepLink(place: EventPlace, link: string) {
  try {
    sessionStorage.setItem(keyOf(place), link);
  } catch {
    // Storage forbidden: the link is shown once, where it is made.
  }
}

/** The link of a player's page, if it was kept in this tab. */
export function keptLink(place: EventPlace): string | null {
  try {
    return sessionStorage.getItem(keyOf(place));
  } catch {
    return null;
  }
}
