import type { Metadata } from 'next';
import { Suspense } from 'react';
import { CollectionPage, LoadingCollections } from '@/components/collection/collection-page';

export const metadata: Metadata = { title: 'Collections' };

/** What a player owns: one collection, or all that are kept in this browser. */
export default function Collections() {
  return (
    <Suspense fallback={<LoadingCollections />}>
      <CollectionPage />
    </Suspense>
  );
}
