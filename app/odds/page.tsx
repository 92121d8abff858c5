import type { Metadata } from 'next';
import { Suspense } from 'react';
import { DuelPlace } from '@/components/odds/duel-place';
import { AppFrame } from '@/components/shell/app-frame';
import { PageLinks } from '@/components/shell/page-links';

export const metadata: Metadata = { title: 'Odds' };

/** Two elements facing each other, with the exact odds of their attacks. */
export default function OddsPage() {
  return (
    <AppFrame nav={<PageLinks />}>
      <h1 className="font-semibold text-2xl">Odds</h1>
      <p className="mb-5 max-w-prose text-muted">
        The exact chances of one attack, both ways: worked out, not simulated.
      </p>
      <Suspense>
        <DuelPlace />
      </Suspense>
    </AppFrame>
  );
}
