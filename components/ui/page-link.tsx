import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link to a page of the app. Pages are not prefetched: the service worker caches all of them. */
export const PageLink = (props: ComponentProps<typeof Link>) => <Link prefetch={false} {...props} />;
