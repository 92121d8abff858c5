import { NavLink } from './nav-link';

/** The pages that stand beside each other in the header. */
export function PageLinks() {
  return (
    <>
      <NavLink href="/">Shelf</NavLink>
      <NavLink href="/pack">Packs</NavLink>
      <NavLink href="/check">Check lists</NavLink>
      <NavLink href="/scan">Scan</NavLink>
    </>
  );
}
