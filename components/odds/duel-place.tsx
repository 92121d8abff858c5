'use client';

import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { notLoaded } from '@/components/ui/lazy-part';

/** Where the duel is, whose code is fetched after the page has loaded. */
export function DuelPlace() {
  const [Loaded, setLoaded] = useState<{ DuelPage: ComponentType } | 'failed'>();
  useEffect(() => {
    import('./duel-page').then(
      ({ DuelPage }) => startTransition(() => setLoaded({ DuelPage })),
      () => setLoaded('failed'),
    );
  }, []);
  if (Loaded === 'failed') return <p role="alert">{notLoaded('This page')}</p>;
  return Loaded ? <Loaded.DuelPage /> : <p role="status">Loading …</p>;
}
