'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { PageLink } from '@/components/ui/page-link';
import { withoutSlash } from './site';

interface NavLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** On a phone, links that do not fit are scrolled to. */
const intoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A link in the header; the current page is marked with the accent rule. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const path = withoutSlash(usePathname());
  return (
    <PageLink
      href={href}
      ref={path === href ? intoView : undefined}
      aria-current={path === href ? 'page' : undefined}
      className={classes(
        'label-caps inline-flex min-h-control shrink-0 max-md:-outline-offset-2 items-center border-transparent border-y-2 px-2 max-[22.4rem]:px-0.5 max-[22.4rem]:text-2xs max-[22.4rem]:tracking-normal text-muted no-underline hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:text-ink',
        className,
      )}
    >
      {children}
    </PageLink>
  );
}
