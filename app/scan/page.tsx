import type { Metadata } from 'next';
import { ScanPage } from '@/components/scan/scan-page';

export const metadata: Metadata = { title: 'Scan a printed roster' };

/** Scans the QR code of a printed roster and checks it against a pack. */
export default function Scan() {
  return <ScanPage />;
}
