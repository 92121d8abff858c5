import { PageLink } from '@/components/ui/page-link';
import { packAddress } from '../addresses';

/** Where the points limit of an event comes from, and how to make it. */
export const PackNote = () => (
  <p className="mt-1 max-w-prose text-muted text-sm">
    The points limit and bans of an event are its pack: <PageLink href={packAddress()}>make one</PageLink>, or
    open its file.
  </p>
);
