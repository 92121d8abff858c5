import type { MetadataRoute } from 'next';

export const dynamic = 'force-static';

const base = `${process.env.NEXT_PUBLIC_BASE_PATH}/`;

/** The manifest of the installed app. The icons are drawn by scripts/icons.mjs. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: base,
    name: 'Muster',
    short_name: 'Muster',
    description: 'Army builder and roster validator for tabletop wargames.',
    lang: 'en-GB',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: '#f6f1e6',
    background_color: '#f6f1e6',
    categories: ['games', 'utilities'],
    shortcuts: [
      { name: 'New force', url: `${base}#new` },
      { name: 'Check lists', url: `${base}check/` },
      { name: 'Matches', url: `${base}play/` },
    ],
    // A page that reads the files (components/open/), of which shared ones come by way of the service worker.
    share_target: {
      action: `${base}open/`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: ['application/json', '.json', 'application/pdf', '.pdf'] }],
      },
    },
    file_handlers: [
      {
        action: `${base}open/?files`,
        accept: { 'application/json': ['.json'], 'application/pdf': ['.pdf'] },
      },
    ],
    icons: [
      { src: `${base}icons/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icons/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}icons/maskable-192.png`, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: `${base}icons/maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
