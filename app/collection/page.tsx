import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AllCollections, CollectionPage } from '@/components/collection/collection-page';
import { StaticAll } from '@/components/frame/static-all';

export const metadata: Metadata = { title: 'Collections' };

/** One collection, or all that are stored in this browser. */
export default function Collections() {
  return (
    <Suspense
      fallback={
        <StaticAll>
          <AllCollections />
        </StaticAll>
      }
    >
      <CollectionPage />
    </Suspense>
  );
}
