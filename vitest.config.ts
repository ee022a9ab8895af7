import { defineConfig } from 'vitest/config';
import { brandsOf } from './deploy/brandsFile.ts';

const withoutDom = [
  'src/domain/**/*',
  'src/api/**/*',
  'mocks/*',
  'mocks/backend/**/*',
  'scripts/**/*',
  'deploy/**/*',
];
const plain = [
  ...withoutDom.map((folder) => `${folder}.test.ts`),
  'tests/layers.test.ts',
  'tests/motion.test.ts',
  'tests/newMember.test.ts',
  'tests/references.test.ts',
];

/**
 * Unit tests are next to the code, journeys through the mock backend in tests/. Code that must not
 * depend on the DOM is tested without one.
 */
export default defineConfig({
  resolve: {
    // one Telegram runtime for both names of the SDK, as in vite.config.ts
    alias: [{ find: /^@telegram-apps\/sdk$/, replacement: '@tma.js/sdk' }],
  },
  test: {
    env: { VITE_BRANDS: brandsOf('') ?? '' },
    setupFiles: ['tests/failOnConsole.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // all cores: the default leaves one free, which on two is half
    maxWorkers: '100%',
    // generous, so that tests do not fail on a busy machine
    testTimeout: 60_000,
    hookTimeout: 60_000,
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
          // Domain and API keep no state in modules, so these files share a process and what it has
          // loaded. A file here puts back what it changes: fake timers, environment, globals.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          setupFiles: ['tests/uzbekBrowser.ts'],
          // a thread starts faster than a process: a tenth less processor time; a time zone cannot be set in one
          pool: 'threads',
          // a phone, like the browser tests: a wide window has another layout
          environmentOptions: { happyDOM: { width: 390, height: 844 } },
          include: ['{src,mocks}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          // globs, not folders: the folder of `mocks/*` would exclude all of mocks
          exclude: plain,
        },
      },
    ],
  },
});
