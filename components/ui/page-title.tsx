import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

type PageTitleProps = ComponentProps<'h1'> & {
  /** What the page is for, in a sentence or two below the title. */
  lead?: ReactNode;
};

/** The title of a page: of the same size and at the same place on every page. `className` is that of both lines. */
export const PageTitle = ({ lead, className = 'mb-6', ...title }: PageTitleProps) => (
  <div className={className}>
    <h1
      {...title}
      className={classes(
        'wrap-anywhere font-semibold text-2xl leading-tight sm:text-3xl',
        title.tabIndex !== undefined && 'outline-none',
      )}
    />
    {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
  </div>
);
