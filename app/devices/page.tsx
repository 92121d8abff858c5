import type { Metadata } from 'next';
import { DevicesPage } from '@/components/devices/devices-page';

export const metadata: Metadata = { title: 'Devices' };

/** The player's devices that share everything. */
export default function Devices() {
  return <DevicesPage />;
}
