import type { Metadata } from 'next';
import { Suspense } from 'react';
import { LoadingMatch } from '@/components/play/loading-match';
import { PlayPage } from '@/components/play/play-page';

export const metadata: Metadata = { title: 'Play' };

/** A match at the table, or the list of all matches. */
export default function Play() {
  return (
    <Suspense fallback={<LoadingMatch />}>
      <PlayPage />
    </Suspense>
  );
}
