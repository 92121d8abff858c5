'use client';

import { useSyncExternalStore } from 'react';
import { findEvents, knowsEvents } from './known-events';
import { NavLink } from './nav-link';

interface PageLinksProps {
  /** Shows only the shelf, for pages that need the room. */
  brief?: boolean;
  /** Id of the game to link the rules of. */
  rules?: string | undefined;
}

/** The links to the app's pages in the header. */
export function PageLinks({ brief = false, rules }: PageLinksProps) {
  // Where the site has a server for them, or this browser has opened one.
  const hasEvents = useSyncExternalStore(findEvents, knowsEvents, () => false);
  return (
    <>
      <NavLink href="/">Rosters</NavLink>
      {!brief && (
        <>
          <NavLink href="/pack">Packs</NavLink>
          <NavLink href="/collection">Collections</NavLink>
          <NavLink href="/check">
            Check<span className="max-[26rem]:sr-only">&nbsp;lists</span>
          </NavLink>
          <NavLink href="/scan">Scan</NavLink>
          <NavLink href="/odds">Odds</NavLink>
        </>
      )}
      {rules && <NavLink href={`/rules/${rules}`}>Rules</NavLink>}
      {!brief && hasEvents && <NavLink href="/event">Events</NavLink>}
    </>
  );
}
