import type { Metadata } from 'next';
import { CheckPage } from '@/components/check/check-page';

export const metadata: Metadata = { title: 'Check lists' };

/** Many lists at once, against a pack. */
export default function Check() {
  return <CheckPage />;
}
