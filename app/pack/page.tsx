import type { Metadata } from 'next';
import { Suspense } from 'react';
import { LoadingPacks, PackPage } from '@/components/pack/pack-page';

export const metadata: Metadata = { title: 'Packs' };

/** What events allow: one pack, or all that are kept in this browser. */
export default function Packs() {
  return (
    <Suspense fallback={<LoadingPacks />}>
      <PackPage />
    </Suspense>
  );
}
