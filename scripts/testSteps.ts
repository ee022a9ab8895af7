import { spawn } from 'node:child_process';
import { relative } from 'node:path';
import { hasNginx, nginxPackages } from '../deploy/nginx.testing';
import { findBrowser } from './browser';
import { appDir } from './buildShop';
import { findEngines } from './engines';
import { installDebian } from './installDebian';
import { root } from './root';

/** Whether a step passed, with a remark for the summary. */
export type Outcome = { isRight: boolean; note?: string };
export type Step = {
  name: string;
  /** name in the summary */
  title: string;
  /** needs the output of the build step */
  needsBuild?: boolean;
  run: (args: string[]) => Promise<Outcome>;
};

/** A command that passes or fails as a whole, and says itself what failed. */
const step =
  (command: string, ...args: string[]) =>
  (more: string[]): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const child = spawn(command, [...args, ...more], { cwd: root, stdio: 'inherit' });
      child.on('error', reject);
      child.on('exit', (code) => resolve({ isRight: code === 0 }));
    });

const script = (file: string) => step(process.execPath, '--import', 'tsx', `scripts/${file}.ts`);
/** Tests of vitest with these options. */
const vitest = (...options: string[]) => step('npx', 'vitest', 'run', ...options);
const npm = (name: string) => step('npm', 'run', '--silent', name, '--');
/** The tests that only the full run has: engines, and the edge in its runtimes. */
const engineTests = ['--config', 'vitest.engines.config.ts'];

/** The page and the scripts of the build. */
const builtCode = ['index.html', 'assets/*.js'].map((name) => `${relative(root, appDir)}/${name}`);

const staticSteps: Step[] = [
  { name: 'types', title: 'types', run: npm('types') },
  { name: 'lint', title: 'format, lint and layers', run: npm('lint') },
];

/** The steps of `npm test`, in order. */
export const coreSteps: Step[] = [
  ...staticSteps,
  { name: 'dead', title: 'dead code', run: npm('dead') },
  { name: 'unit', title: 'unit tests and journeys', run: runUnit },
  { name: 'build', title: 'production build', run: script('build') },
  {
    name: 'oldest',
    title: 'oldest clients',
    needsBuild: true,
    run: step('npx', 'eslint', '-c', 'scripts/oldest.mjs', ...builtCode, 'src/**/*.css'),
  },
  { name: 'weigh', title: 'byte budget', needsBuild: true, run: script('weigh') },
  { name: 'core', title: 'core browser tests', needsBuild: true, run: browser('--grep', '@core:') },
];

/** What `npm run test:all` has besides: no test is in both. */
export const restSteps: Step[] = [
  { name: 'cases', title: 'every case of long tables', run: runCases },
  {
    name: 'others',
    title: 'other browser tests',
    needsBuild: true,
    run: browser('--grep-invert', '@core:'),
  },
  {
    name: 'runtimes',
    title: 'the edge on Node and in workerd',
    needsBuild: true,
    run: vitest(...engineTests, 'tests/runtimes'),
  },
  { name: 'engines', title: 'Firefox and WebKit', needsBuild: true, run: runEngines },
];

/**
 * The steps of `npm run test:quick`: what can be said of a change in three minutes. Unit tests are
 * those that import what has changed since the branch left main, directly or not; browser tests are
 * those with the tag `@smoke`.
 */
export const quickSteps: Step[] = [
  ...staticSteps,
  {
    name: 'unit',
    title: 'unit tests of the change',
    run: (args) => runUnit(['--changed', 'main', '--passWithNoTests', ...args]),
  },
  { name: 'smoke', title: 'eight journeys', needsBuild: true, run: browser('--grep', '@smoke') },
];

async function runUnit(args: string[]): Promise<Outcome> {
  if (!hasNginx()) await installDebian(nginxPackages);
  const outcome = await vitest()(args);
  if (hasNginx()) return outcome;
  return { ...outcome, note: 'skipped: nginx, not installed with its brotli module' };
}

/** The unit tests of which the unit step has a sample (tests/cases.ts), with all their cases. */
const sampled = [
  ...['tests/otherServer/alone', 'longTexts', 'api/fuzz', 'storedScreens', 'tests/late'],
  'domain/time/slots',
];

function runCases(args: string[]): Promise<Outcome> {
  process.env.CASES = 'all';
  return runUnit([...sampled, ...args]).finally(() => {
    delete process.env.CASES;
  });
}

/** Without an engine its scenarios do not count as passed: CI fails, a desk is told. */
async function runEngines(args: string[]): Promise<Outcome> {
  const found = await findEngines();
  const all = ['webkit', 'firefox'] as const;
  const missing = all.filter((name) => found[name] === null);
  for (const name of missing)
    console.error(`\n!! There is no ${name}, and it cannot be installed. See docs/tests.md.\n`);
  const isRight = missing.length === 0 || !process.env.CI;
  const note = missing.length === 0 ? '' : `not run: ${missing.join(', ')}`;
  const files = all.filter((name) => found[name] !== null).map((name) => `${name}.spec`);
  if (files.length === 0) return { isRight, note };
  const outcome = await vitest(...engineTests, ...files)(args);
  return { isRight: outcome.isRight && isRight, note };
}

/** Browser tests with these options, all in the same browser. */
function browser(...options: string[]) {
  return async (args: string[]): Promise<Outcome> => {
    process.env.CHROMIUM = await findBrowser();
    console.log(`The browser is ${process.env.CHROMIUM}.`);
    return step('npx', 'playwright', 'test', ...options)(args);
  };
}
