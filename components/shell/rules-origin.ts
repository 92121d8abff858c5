// A rule's page leads back to the very place that it was opened from. The page's own history entry keeps where that is,
// so that it holds after a reload and comes with Back and Forward.

/** A place that leads to a rule: the address of its page, and the note there that is about the rule. */
export interface Origin {
  address: string;
  /** Names the note among those of its page; "" where the page itself led to the rules. */
  note: string;
}

const KEY = 'musterFrom';

/** Where a link to the rules was followed, until their page is there. */
let followed: Origin | null = null;

/** Where the rules were opened from that are being left for it; null while they are not. */
let returning: Origin | null = null;

const here = (): string => location.pathname + location.search;

/** To be called as the link of a note to its rule is followed. */
export function rulesFollowed(note: string) {
  followed = { address: here(), note };
}

/** Where the rules page that is shown was opened from; null where it was opened directly. */
export function originOfRules(): Origin | null {
  if (followed) history.replaceState({ ...history.state, [KEY]: followed }, '');
  followed = null;
  return history.state?.[KEY] ?? pageBefore();
}

/** The last page of the app before the rules, where the browser tells. */
function pageBefore(): Origin | null {
  const { navigation } = globalThis;
  const urls = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0) ?? [];
  const pages = urls.map(({ url }) => new URL(url ?? '/', location.href));
  const page = pages.findLast(({ pathname }) => !pathname.startsWith('/rules/'));
  return page ? { address: page.pathname + page.search, note: '' } : null;
}

/** To be called as the rules are left: by the link back, Back, or for another page, which is no return. */
export function rulesLeft(origin: Origin | null) {
  returning = origin;
  setTimeout(() => {
    if (!isReturning()) returning = null;
  });
}

/** Does one come back from a rule to the note of this page that led there? To be asked once the page is drawn. */
export const isReturning = (): boolean =>
  returning !== null && returning.note !== '' && returning.address === here();

/** Is this the note that one comes back to? True once. */
export function isReturnedTo(note: string): boolean {
  if (!isReturning() || returning?.note !== note) return false;
  returning = null;
  return true;
}
