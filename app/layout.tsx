import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { DevicesStart } from '@/components/devices/start';
import { KeptFocus } from '@/components/frame/kept-focus';
import { ConnectionNotice, UpdateNotice } from '@/components/frame/notices';
import { repairScript } from '@/components/frame/offline/repair';
import { queryScript } from '@/components/frame/static-all';
import { themeScript } from '@/components/frame/theme';
import { shelfFirstScript } from '@/components/shared/rosters/shelf-order';
import { BackLayers } from '@/components/ui/back-layers';
import { ToastProvider } from '@/components/ui/toast';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Muster', template: '%s · Muster' },
  description: 'Army builder and roster validator for tabletop wargames.',
  appleWebApp: { title: 'Muster' },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f1e6' },
    { media: '(prefers-color-scheme: dark)', color: '#0b1618' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        {repairScript && <script>{repairScript}</script>}
        <script>{themeScript}</script>
        <script>{shelfFirstScript}</script>
        <script>{queryScript}</script>
      </head>
      <body>
        <BackLayers />
        <KeptFocus />
        <ToastProvider>
          <ConnectionNotice />
          {children}
          <UpdateNotice />
          <DevicesStart />
        </ToastProvider>
      </body>
    </html>
  );
}
