import { defineConfig } from 'vitest/config';

const withoutDom = ['src/domain/**', 'src/api/**', 'mocks/*', 'mocks/backend/**', 'scripts/**'];
const plain = [...withoutDom.map((folder) => `${folder}.test.ts`), 'tests/layers.test.ts'];

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
          include: ['{src,mocks}/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'],
          // the folders themselves would take along what lies deeper: `mocks/*` all of mocks
          exclude: plain,
        },
      },
    ],
  },
});
