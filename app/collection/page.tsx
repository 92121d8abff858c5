import type { Metadata } from 'next';
import { Suspense } from 'react';
import { CollectionPage } from '@/components/collection/collection-page';
import { LoadingItems } from '@/components/frame/item-page';

export const metadata: Metadata = { title: 'Collections' };

/** One collection, or all that are stored in this browser. */
export default function Collections() {
  return (
    <Suspense fallback={<LoadingItems noun="collections" />}>
      <CollectionPage />
    </Suspense>
  );
}
