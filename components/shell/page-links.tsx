'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { findEvents, knowsEvents } from './known-events';
import { NavLink } from './nav-link';

interface PageLinksProps {
  /** Shows only rosters and rules in a window that is not very wide, for pages that need the room. */
  brief?: boolean;
  /** Id of the game to link the rules of. */
  rules: string;
}

/** The pages between rosters and rules, in the order in which every page lists them. */
const pages: readonly (readonly [href: string, label: ReactNode])[] = [
  ['/pack', 'Packs'],
  ['/collection', 'Collections'],
  [
    '/check',
    <>
      Check<span className="max-[26rem]:sr-only">&nbsp;lists</span>
    </>,
  ],
  ['/scan', 'Scan'],
  ['/odds', 'Odds'],
];

/** The links to the app's pages in the header. */
export function PageLinks({ brief = false, rules }: PageLinksProps) {
  // Where the site has a server for them, or this browser has opened one.
  const hasEvents = useSyncExternalStore(findEvents, knowsEvents, () => false);
  const others = brief ? 'max-[90rem]:hidden' : undefined;
  return (
    <>
      <NavLink href="/">Rosters</NavLink>
      {pages.map(([href, label]) => (
        <NavLink key={href} href={href} className={others}>
          {label}
        </NavLink>
      ))}
      <NavLink href={`/rules/${rules}`}>Rules</NavLink>
      {hasEvents && (
        <NavLink href="/event" className={others}>
          Events
        </NavLink>
      )}
    </>
  );
}
