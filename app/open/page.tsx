import type { Metadata } from 'next';
import { OpenLinkPage } from '@/components/open/open-link-page';

export const metadata: Metadata = { title: 'A shared link' };

/** A roster that is in the address itself, behind the #. */
export default function OpenPage() {
  return <OpenLinkPage />;
}
