'use client';

import { Ellipsis } from 'lucide-react';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { PageLink } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Menu } from '@/components/ui/menu';
import { withoutSlash } from '../shared/addresses';
import { findEvents } from '../shared/known-events';

interface HeaderPage {
  href: string;
  name: string;
  /** What the link shows, if not the name. */
  shown?: ReactNode;
}

/**
 * The pages of the app, in the order in which every header lists them. Events are there without a server as well: their
 * page says what they need.
 * @param rules id of the game to link the rules of
 */
const pagesOf = (rules: string): readonly HeaderPage[] => [
  { href: '/', name: 'Rosters' },
  { href: '/pack', name: 'Packs' },
  { href: '/collection', name: 'Collections' },
  {
    href: '/check',
    name: 'Check lists',
    shown: (
      <>
        Check<span className="max-sm:sr-only">&nbsp;lists</span>
      </>
    ),
  },
  { href: '/scan', name: 'Scan' },
  { href: '/odds', name: 'Odds' },
  { href: `/rules/${rules}`, name: 'Rules' },
  { href: '/event', name: 'Events' },
];

/** How many links are shown where they do not all fit, and where that is. */
const rooms = {
  phone: { count: 4, link: 'max-sm:hidden', more: 'sm:hidden' },
  brief: { count: 1, link: 'max-[90rem]:hidden', more: 'min-[90rem]:hidden' },
};

interface PageLinksProps {
  /** Shows the first link only in a window that is not very wide, for pages that need the room. */
  brief?: boolean;
  /** Id of the game to link the rules of. */
  rules: string;
}

/** The links to the app's pages in the header; where they do not all fit, a menu has the last of them. */
export function PageLinks({ brief = false, rules }: PageLinksProps) {
  // For the commands that need to know whether the site has a server of events.
  useEffect(() => findEvents(), []);
  const router = useRouter();
  const path = withoutSlash(usePathname());
  const { count, link, more } = rooms[brief ? 'brief' : 'phone'];
  const pages = pagesOf(rules);
  const last = pages.slice(count);
  return (
    <>
      {pages.map(({ href, name, shown = name }, index) => (
        <NavLink key={href} href={href} className={index < count ? undefined : link}>
          {shown}
        </NavLink>
      ))}
      <span
        className={classes(
          'inline-flex border-transparent border-y-2',
          last.some(({ href }) => href === path) && 'border-b-accent',
          more,
        )}
      >
        <Menu
          label="More pages"
          icon={<Ellipsis aria-hidden size={16} />}
          groups={() => [
            last.map(({ href, name }) => ({
              label: name,
              aside: href === path ? 'This page' : undefined,
              onSelect: () => router.push(href),
            })),
          ]}
        />
      </span>
    </>
  );
}

interface NavLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link in the header; the current page is marked with the accent rule. */
function NavLink({ href, className, children }: NavLinkProps) {
  const path = withoutSlash(usePathname());
  return (
    <PageLink
      href={href}
      aria-current={path === href ? 'page' : undefined}
      className={classes(
        'label-caps inline-flex min-h-control shrink-0 items-center border-transparent border-y-2 px-2 max-[22.4rem]:text-2xs max-[22.4rem]:tracking-normal text-muted no-underline hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:text-ink',
        className,
      )}
    >
      {children}
    </PageLink>
  );
}
