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

/** A link in the header; the current page is marked with the accent rule. */
export function NavLink({ href, className, children }: NavLinkProps) {
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
