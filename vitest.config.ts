import { defineConfig } from 'vitest/config';

const withoutDom = [
  'src/domain/**',
  'src/api/**',
  'mocks/*',
  'mocks/backend/**',
  'scripts/**',
  'deploy/**',
];
const plain = [
  ...withoutDom.map((folder) => `${folder}.test.ts`),
  'tests/layers.test.ts',
  'tests/motion.test.ts',
];

/**
 * Unit tests stand beside the code, journeys through the mock backend in tests/. What knows no
 * page runs without one, so that it cannot lean on it.
 */
export default defineConfig({
  resolve: {
    // one Telegram runtime for both names of the SDK, as in vite.config.ts
    alias: [{ find: /^@telegram-apps\/sdk$/, replacement: '@tma.js/sdk' }],
  },
  test: {
    setupFiles: ['tests/failOnConsole.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // what hangs, hangs; a busy machine is no failure
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // a shared machine may take a test's time away; at a desk a failure is to be seen at once
    retry: process.env.CI ? 1 : 0,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          include: plain,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: ['{src,mocks}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          // the folders themselves would take along what lies deeper: `mocks/*` all of mocks
          exclude: plain,
        },
      },
    ],
  },
});
