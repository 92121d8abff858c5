import { defineConfig } from 'vitest/config';

/** What changes its process, the database or fonts: a file has one of its own. */
const apart = ['tests/{storage,sheet}/**/*.test.{ts,tsx}'];
/** What changes or remembers something in modules: each file loads them again. */
const fresh = ['tests/{cli,data,bounds}/**/*.test.{ts,tsx}'];

/** Files that share a document. */
const shared = ['patience', 'fresh-modules', 'window-listeners'].map((name) => `tests/fixtures/${name}.ts`);

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // As pages on React's production build need it; the cache of compiled files does not tell projects apart.
  oxc: { jsx: { development: false } },
  test: {
    // What waits does so until the test ends: a machine may have other work to do.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    maxWorkers: 2,
    // What only a machine with other work to do makes late is tried once more.
    retry: 1,
    // Files that are as they were need not be compiled again.
    experimental: { fsModuleCache: true },
    setupFiles: ['tests/fixtures/seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,components,pages,size}/**', ...apart, ...fresh],
          // Most of the time would be spent on loading the games again for every file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
      {
        extends: true,
        test: {
          name: 'fresh',
          include: fresh,
          setupFiles: ['tests/fixtures/fresh-modules.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: shared,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          env: { NODE_ENV: 'production' },
          include: ['tests/pages/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'https://muster.test' } },
          setupFiles: [...shared, 'tests/fixtures/page-setup.ts'],
          isolate: false,
        },
      },
    ],
  },
});
