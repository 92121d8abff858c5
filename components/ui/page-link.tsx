import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link to a page of the app. None is fetched ahead: the service worker keeps every page. */
export const PageLink = (props: ComponentProps<typeof Link>) => <Link prefetch={false} {...props} />;
