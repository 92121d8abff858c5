import type { Metadata } from 'next';
import { Suspense } from 'react';
import { CollectionPage, LoadingCollections } from '@/components/collection/collection-page';

export const metadata: Metadata = { title: 'Collections' };

/** One collection, or all that are stored in this browser. */
export default function Collections() {
  return (
    <Suspense fallback={<LoadingCollections />}>
      <CollectionPage />
    </Suspense>
  );
}
