import { NavLink } from './nav-link';

interface PageLinksProps {
  /** The shelf alone of them, where what is open needs the room. */
  brief?: boolean;
  /** Id of the game whose rules stand behind them. */
  rules?: string | undefined;
}

/** The pages that stand beside each other in the header. */
export function PageLinks({ brief = false, rules }: PageLinksProps) {
  return (
    <>
      <NavLink href="/">Shelf</NavLink>
      {!brief && (
        <>
          <NavLink href="/pack">Packs</NavLink>
          <NavLink href="/collection">Collections</NavLink>
          <NavLink href="/check">
            Check<span className="max-[26rem]:sr-only">&nbsp;lists</span>
          </NavLink>
          <NavLink href="/scan">Scan</NavLink>
        </>
      )}
      {rules && <NavLink href={`/rules/${rules}`}>Rules</NavLink>}
    </>
  );
}
