import type { Metadata } from 'next';
import { ScanPage } from '@/components/scan/scan-page';

export const metadata: Metadata = { title: 'Scan a printed roster' };

/** The code on a printed roster, held against a pack. */
export default function Scan() {
  return <ScanPage />;
}
