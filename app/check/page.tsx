import type { Metadata } from 'next';
import { CheckPage } from '@/components/check/check-page';

export const metadata: Metadata = { title: 'Check lists' };

/** Checks many lists against a pack. */
export default function Check() {
  return <CheckPage />;
}
