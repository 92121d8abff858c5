import { keepInTab, readTab } from '@/components/shell/tab-memory';
import type { EventPlace } from './places';

// The link of a page is kept for as long as the tab is open. After that the cookie of the page is enough in this browser,
// and nothing on the page can read the secret any more.

const keyOf = (place: EventPlace): string => `muster-link ${JSON.stringify(place)}`;

/** Keeps the link of a player's or organiser's page while this tab is open. */
export const keepLink = (place: EventPlace, link: string) => keepInTab(keyOf(place), link);

/** The link of a page, if it was kept in this tab. */
export const keptLink = (place: EventPlace): string | null => readTab(keyOf(place));
