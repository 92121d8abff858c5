import { defineConfig } from 'vitest/config';

// The browser tests and the sizes: they need a build (npm run build) and a Chromium.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/{browser,size}/**/*.test.ts'],
    globalSetup: ['tests/browser/serve.ts'],
    passWithNoTests: true,
    // One browser at a time: what is timed is not disturbed, and small machines keep up.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
