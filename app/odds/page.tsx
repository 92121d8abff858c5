import type { Metadata } from 'next';
import { Suspense } from 'react';
import { DuelPage, LoadingDuel } from '@/components/odds/duel-page';

export const metadata: Metadata = { title: 'Odds' };

/** Two elements facing each other, with the exact odds of their attacks. */
export default function OddsPage() {
  return (
    <Suspense fallback={<LoadingDuel />}>
      <DuelPage />
    </Suspense>
  );
}
