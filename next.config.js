import { load } from './scripts/bundle.mjs';

const developed = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  // `npm test` checks the types of everything, tests included; starting the app need not do it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // While the app is developed, the service worker of an earlier build goes away instead of answering.
  rewrites: async () =>
    developed ? { beforeFiles: [{ source: '/sw.js', destination: '/no-service-worker.js' }] } : [],
  // The app has no pictures to make smaller: the address that does so on request stays shut.
  images: { unoptimized: true },
  // What was built is served by lib/serve, which knows the inline scripts of every page.
  headers: async () => {
    if (!developed) return [];
    const { securityHeaders } = await load('headers', 'lib/serve/headers.ts');
    const headers = Object.entries(securityHeaders(["'unsafe-inline'", "'unsafe-eval'"]));
    return [{ source: '/:path*', headers: headers.map(([key, value]) => ({ key, value })) }];
  },
};

export default config;
