import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** The files that take longest begin first: none is left to one worker alone at the end. */
const longest = ['offline', 'axe', 'axe-games', 'narrow', 'event-organiser', 'boxes', 'check-lists', 'print'];

const place = ({ moduleId }) => {
  const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? longest.length : at;
};

class LongestFirst extends BaseSequencer {
  /** @override */
  async sort(files) {
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

// The browser tests and the sizes: they need a build (npm run build) and a Chromium.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/{browser,size}/**/*.test.ts'],
    globalSetup: ['tests/browser/serve.ts'],
    setupFiles: ['tests/fixtures/seed.ts'],
    passWithNoTests: true,
    // Three browsers at a time, since each waits for a third of its time; no test times anything.
    maxWorkers: 3,
    // A worker keeps its browser from file to file.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // What only a machine with other work to do makes late is tried once more.
    retry: 1,
    // What waits does so long: a machine may have other work to do.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
