import { pathOf } from './site';

// The rules page links back to the exact place it was opened from. That place is stored in the page's history entry,
// so that it survives a reload, and Back and Forward.

/** Where the rules were opened from: the address of the page, and the rule note on it. */
export interface Origin {
  address: string;
  /** Identifies the note on its page; "" if the rules were opened from the page itself. */
  note: string;
}

const KEY = 'musterFrom';

/** The origin of the followed link, until the rules page is shown. */
let followed: Origin | null = null;

/** The origin that the user is returning to; null if there is none. */
let returning: Origin | null = null;

const currentAddress = (): string => pathOf(location) + location.search;

/** Call when the link from a note to its rule is followed. */
export function rulesFollowed(note: string) {
  followed = { address: currentAddress(), note };
}

/** Returns where the current rules page was opened from; null if it was opened directly. */
export function originOfRules(): Origin | null {
  if (followed) history.replaceState({ ...history.state, [KEY]: followed }, '');
  followed = null;
  return history.state?.[KEY] ?? pageBefore();
}

/** Returns the last page of the app before the rules, if the browser supports it. */
function pageBefore(): Origin | null {
  const { navigation } = globalThis;
  const urls = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0) ?? [];
  const pages = urls.map(({ url }) => new URL(url ?? '/', location.href));
  const page = pages.findLast((each) => !pathOf(each).startsWith('/rules/'));
  return page ? { address: pathOf(page) + page.search, note: '' } : null;
}

/** Call when the rules page is left: by the back link, by Back, or for another page, which is not a return. */
export function rulesLeft(origin: Origin | null) {
  returning = origin;
  setTimeout(() => {
    if (!isReturning()) returning = null;
  });
}

/** Whether the user is returning from a rule to a note on this page. Call once the page is rendered. */
export const isReturning = (): boolean =>
  returning !== null && returning.note !== '' && returning.address === currentAddress();

/** Whether this is the note that the user returns to; true only once. */
export function isReturnedTo(note: string): boolean {
  if (!isReturning() || returning?.note !== note) return false;
  returning = null;
  return true;
}
