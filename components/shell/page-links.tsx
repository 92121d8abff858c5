import { EventsLink } from './events-link';
import { NavLink } from './nav-link';

interface PageLinksProps {
  /** Shows only the shelf, for pages that need the room. */
  brief?: boolean;
  /** Id of the game to link the rules of. */
  rules?: string | undefined;
}

/** The links to the app's pages in the header. */
export function PageLinks({ brief = false, rules }: PageLinksProps) {
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
          {/* On phones the links of a page with rules fill the row. */}
          <span className={rules ? 'max-[26rem]:hidden' : 'contents'}>
            <NavLink href="/odds">Odds</NavLink>
          </span>
          <EventsLink />
        </>
      )}
      {rules && <NavLink href={`/rules/${rules}`}>Rules</NavLink>}
    </>
  );
}
