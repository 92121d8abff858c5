import type { ReactNode } from 'react';

/** Runs before the first paint: marks a page whose address asks for one of the things that it can show. */
export const queryScript = `if(location.search)document.documentElement.dataset.query=''`;

/** What the HTML of a page has until its scripts run: the page of all things, hidden if the address asks for one. */
export const StaticAll = ({ children }: { children: ReactNode }) => (
  <div className="in-[[data-query]]:[&_main]:invisible">{children}</div>
);
