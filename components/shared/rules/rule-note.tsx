import { useEffect, useRef } from 'react';
import { PageLink } from '@/components/ui/button';
import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';
import { pathOf } from '../addresses';

interface RuleNoteProps {
  /** Id of the game. */
  system: string;
  /** Id of the rule. */
  rule: string;
  page: Page;
  /** What the rule asks, if known. */
  title?: string | undefined;
  /** Identifies the problem, to distinguish several notes on the same rule. */
  of?: string;
}

/** The page of a rule in the book; opened, its title and a link to the rules page, which links back here. */
export function RuleNote({ system, rule, page, title, of = '' }: RuleNoteProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const note = `${rule} ${of}`;
  useEffect(() => {
    if (!details.current || !isReturnedTo(note)) return;
    details.current.open = true;
    details.current.querySelector('a')?.focus();
  }, [note]);
  return (
    <details ref={details} className="text-muted text-sm">
      <summary className="inline-flex min-h-control-sm cursor-pointer items-center underline pointer-coarse:min-h-11">
        Rule{page !== null && `, ${pageText(page)}`}
      </summary>
      <p className="pb-1">
        {title && <>{title}. </>}
        <PageLink
          href={`/rules/${system}#${rule}`}
          onNavigate={() => rulesFollowed(note)}
          className="inline-block min-h-6 content-center font-mono pointer-coarse:min-h-11"
        >
          {rule}
        </PageLink>
      </p>
    </details>
  );
}

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
function rulesFollowed(note: string) {
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
function isReturnedTo(note: string): boolean {
  if (!isReturning() || returning?.note !== note) return false;
  returning = null;
  return true;
}
