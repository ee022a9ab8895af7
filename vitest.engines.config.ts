import { defineConfig } from 'vitest/config';

/** What a person does in the browsers that are not Chromium (docs/tests.md), and the edge in each of its runtimes. */
export default defineConfig({
  test: {
    include: ['tests/{engines,runtimes}/**/*.spec.ts'],
    // an engine waits more than it computes
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
