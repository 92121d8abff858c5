'use client';

import { useSyncExternalStore } from 'react';
import { findEvents, knowsEvents } from './known-events';
import { NavLink } from './nav-link';

interface PageLinksProps {
  /** Shows only rosters and rules in a window that is not very wide, for pages that need the room. */
  brief?: boolean;
  /** Id of the game to link the rules of. */
  rules: string;
}

/** The links to the app's pages in the header. */
export function PageLinks({ brief = false, rules }: PageLinksProps) {
  // Where the site has a server for them, or this browser has opened one.
  const hasEvents = useSyncExternalStore(findEvents, knowsEvents, () => false);
  // In the same order everywhere, so that each stays in its place.
  const others = brief ? 'max-[90rem]:hidden' : undefined;
  return (
    <>
      <NavLink href="/">Rosters</NavLink>
      <NavLink href="/pack" className={others}>
        Packs
      </NavLink>
      <NavLink href="/collection" className={others}>
        Collections
      </NavLink>
      <NavLink href="/check" className={others}>
        Check<span className="max-[26rem]:sr-only">&nbsp;lists</span>
      </NavLink>
      <NavLink href="/scan" className={others}>
        Scan
      </NavLink>
      <NavLink href="/odds" className={others}>
        Odds
      </NavLink>
      <NavLink href={`/rules/${rules}`}>Rules</NavLink>
      {hasEvents && (
        <NavLink href="/event" className={others}>
          Events
        </NavLink>
      )}
    </>
  );
}
