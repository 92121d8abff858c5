import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ConnectionNotice } from '@/components/shell/connection-notice';
import { KeptFocus } from '@/components/shell/kept-focus';
import { repairScript } from '@/components/shell/offline/repair';
import { UpdateNotice } from '@/components/shell/offline/update-notice';
import { shelfFirstScript } from '@/components/shell/rosters/shelf-order';
import { themeScript } from '@/components/shell/theme';
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
      </head>
      <body>
        <BackLayers />
        <KeptFocus />
        <ToastProvider>
          <ConnectionNotice />
          {children}
          <UpdateNotice />
        </ToastProvider>
      </body>
    </html>
  );
}
