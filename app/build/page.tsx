import type { Metadata } from 'next';
import { Suspense } from 'react';
import { BuilderPage, LoadingPage } from '@/components/builder/builder-page';

export const metadata: Metadata = { title: 'Builder' };

export default function BuildPage() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <BuilderPage />
    </Suspense>
  );
}
