import { defineConfig } from 'vitest/config';

/** What changes the world it runs in, the database, fonts, how a schema words things, what a list does: a file has one of its own. */
const apart = ['tests/{storage,cli,check,data,sheet,bounds}/**/*.test.{ts,tsx}'];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // What waits does so until the test ends: a machine may have other work to do.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    maxWorkers: 2,
    setupFiles: ['tests/fixtures/seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,components,pages,size}/**', ...apart],
          // Most of the time would be spent on loading the games anew for every file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/fixtures/patience.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'https://muster.test' } },
          setupFiles: ['tests/fixtures/patience.ts'],
        },
      },
    ],
  },
});
