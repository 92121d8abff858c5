import type { Metadata } from 'next';
import { OpenLinkPage } from '@/components/open/open-link-page';

export const metadata: Metadata = { title: 'Shared link' };

/** Opens a roster from a link, which holds it in the part after the #. */
export default function OpenPage() {
  return <OpenLinkPage />;
}
