import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/{browser,size}/**'],
    testTimeout: 20_000,
  },
});
