import { defineConfig } from 'vitest/config';

// The browser tests and the sizes: they need a build (npm run build) and a Chromium.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/{browser,size}/**/*.test.ts'],
    globalSetup: ['tests/browser/serve.ts'],
    passWithNoTests: true,
    // Two browsers at a time, as many as small machines have cores; no test times anything.
    maxWorkers: 2,
    // What only a machine with other work to do makes late is tried once more.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
