import type { MetadataRoute } from 'next';

/** The manifest of the installed app. The icons are drawn by scripts/icons.mjs. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Muster',
    short_name: 'Muster',
    description: 'Army builder and roster validator for tabletop wargames.',
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#f6f1e6',
    background_color: '#f6f1e6',
    categories: ['games', 'utilities'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
