import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PageFrame } from '@/components/frame/page-frame';
import { DuelPlace } from '@/components/odds/duel-place';
import { PageTitle } from '@/components/ui/page-title';

export const metadata: Metadata = { title: 'Odds' };

/** Two elements facing each other, with the exact odds of their attacks. */
export default function OddsPage() {
  return (
    <PageFrame>
      <PageTitle lead="The exact chances of one attack, both ways: worked out, not simulated.">
        Odds
      </PageTitle>
      <Suspense>
        <DuelPlace />
      </Suspense>
    </PageFrame>
  );
}
