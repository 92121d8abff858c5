import { load } from './scripts/bundle.mjs';

const developed = process.env.NODE_ENV === 'development';

/** The path under which the site is served, such as `/muster`; none by default. */
const basePath = process.env.BASE_PATH ?? '';

/** @type {import('next').NextConfig} */
const config = {
  // The pages are files: any web space can serve them.
  ...(!developed && { output: 'export', trailingSlash: true }),
  ...(process.env.OUT && { distDir: process.env.OUT }),
  // Writing the cache takes longer than it saves in a build or two.
  experimental: { turbopackFileSystemCacheForBuild: false },
  basePath,
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    // The servers of events that the pages use, separated by spaces; by default the one they came from.
    NEXT_PUBLIC_EVENTS_SERVER: process.env.EVENTS_SERVER ?? '',
  },
  reactStrictMode: true,
  // `npm test` checks the types of everything, tests included; starting the app need not do it again.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // While the app is developed, the service worker of an earlier build goes away instead of answering.
  ...(developed && {
    rewrites: async () => ({ beforeFiles: [{ source: '/sw.js', destination: '/no-service-worker.js' }] }),
    headers: async () => {
      const { securityHeaders } = await load('headers', 'lib/serve/headers.ts');
      const headers = Object.entries(securityHeaders(["'unsafe-inline'", "'unsafe-eval'"]));
      return [{ source: '/:path*', headers: headers.map(([key, value]) => ({ key, value })) }];
    },
  }),
};

export default config;
