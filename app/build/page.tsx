import type { Metadata } from 'next';
import { Suspense } from 'react';
import { BuilderPage } from '@/components/builder/builder-page';
import { LoadingPage } from '@/components/builder/loading-page';

export const metadata: Metadata = { title: 'Builder' };

export default function BuildPage() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <BuilderPage />
    </Suspense>
  );
}
