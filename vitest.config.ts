import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { brandsOf, demoBrands } from './deploy/brandsFile.ts';

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

const texts = ['src', 'mocks', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
);
const filesWith = (what: RegExp) =>
  texts.flatMap(({ path, text }) => (what.test(text) ? path : []));
/**
 * Vitest keeps the replacement of a module for all files of a thread. `tests/faults` replaces some where
 * it starts the app.
 */
const replacing = [...filesWith(/\bvi\.(m|doM)ock\(|from '\.\/faults\//), 'tests/faults/*.test.ts'];
/** A thread has one environment: among files of another one it would end at each turn. */
const onNode = filesWith(/^\/\/ @vitest-environment node/);

/** Each variant of a foreign server's answers alone: some minutes, in `npm run test:all`. */
const alone = process.env.CASES === 'all' ? ['tests/otherServer/alone*.spec.ts'] : [];

const page = {
  environment: 'happy-dom',
  setupFiles: ['tests/uzbekBrowser.ts'],
  // a thread starts faster than a process: a tenth less processor time; a time zone cannot be set in one
  pool: 'threads' as const,
  // a phone, like the browser tests: a wide window has another layout
  environmentOptions: { happyDOM: { width: 390, height: 844 } },
};
/** Starting a thread for each file took most of the time; what a file leaves is put back. */
const shared = {
  ...page,
  isolate: false,
  setupFiles: ['tests/freshPage.ts', ...page.setupFiles],
};

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
    env: { VITE_BRANDS: brandsOf('', demoBrands) ?? '' },
    setupFiles: ['tests/failOnConsole.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The default leaves a core free, which on two is half. One more than there are: a test that waits
    // for an answer or a timer leaves its core to another.
    maxWorkers: availableParallelism() + 1,
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
          ...shared,
          name: 'page',
          include: ['{src,mocks}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', ...alone],
          // globs, not folders: the folder of `mocks/*` would exclude all of mocks
          exclude: [...plain, ...replacing, ...onNode],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: onNode,
          exclude: [...plain, ...replacing],
        },
      },
      {
        extends: true,
        test: {
          ...page,
          name: 'isolated',
          include: replacing,
          exclude: plain,
        },
      },
    ],
  },
});
