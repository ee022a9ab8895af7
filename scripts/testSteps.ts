import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasNginx, nginxPackages } from '../deploy/nginx.testing';
import { findBrowser } from './browser';
import { findEngines } from './engines';
import { installDebian } from './installDebian';
import { root } from './root';
import { readPlaywright, readVitest, type Timed } from './testReports';

export type Outcome = {
  passed: number;
  failed: number;
  /** a remark for the summary */
  note?: string;
  /** failed tests with their messages, repeated at the end of the log */
  failures?: string[];
  /** every test with its time, for the slowest ones */
  tests?: Timed[];
};
export type Step = {
  name: string;
  /** name in the summary */
  title: string;
  /** needs the output of the build step */
  needsBuild?: boolean;
  run: (args: string[]) => Promise<Outcome>;
};

const cache = join(root, 'node_modules/.cache');
const unitReport = join(cache, 'vitest.json');
const engineReport = join(cache, 'engines.json');
const runtimeReport = join(cache, 'runtimes.json');
const browserReport = join(cache, 'playwright.json');

/** What only the full run has. */
const forFull = ['--config', 'vitest.engines.config.ts'];

/** A command that passes or fails as a whole. */
const passOrFail =
  (command: string, ...args: string[]) =>
  async (more: string[]): Promise<Outcome> => {
    const isRight = await succeeds(command, [...args, ...more]);
    return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1 };
  };

const script = (file: string) =>
  passOrFail(process.execPath, '--import', 'tsx', `scripts/${file}.ts`);
const npm = (name: string) => passOrFail('npm', 'run', '--silent', name, '--');

/** The steps of `npm test`, in order. */
export const coreSteps: Step[] = [
  { name: 'types', title: 'types', run: npm('types') },
  { name: 'lint', title: 'format, lint and layers', run: npm('lint') },
  { name: 'dead', title: 'dead code', run: npm('dead') },
  { name: 'unit', title: 'unit tests and journeys', run: runUnit },
  { name: 'build', title: 'production build', run: script('build') },
  { name: 'sdk', title: 'one Telegram runtime', needsBuild: true, run: script('checkSdk') },
  { name: 'oldest', title: 'oldest clients', needsBuild: true, run: script('checkOldest') },
  { name: 'weigh', title: 'byte budget', needsBuild: true, run: script('weigh') },
  { name: 'core', title: 'core browser tests', needsBuild: true, run: browser('--grep', '@core:') },
];

/** What `npm run test:all` has besides: no test is in both. */
export const restSteps: Step[] = [
  { name: 'variants', title: 'variants one by one', run: runVariants },
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
    run: runRuntimes,
  },
  { name: 'engines', title: 'Firefox and WebKit', needsBuild: true, run: runEngines },
];

/**
 * The steps of `npm run test:quick`: what can be said of a change in three minutes. Unit tests are
 * those that import a changed file, directly or not; browser tests are those with the tag `@smoke`.
 */
export const quickSteps: Step[] = [
  { name: 'types', title: 'types', run: npm('types') },
  { name: 'lint', title: 'format, lint and layers', run: npm('lint') },
  { name: 'unit', title: 'unit tests of the change', run: runRelated },
  { name: 'smoke', title: 'eight journeys', needsBuild: true, run: browser('--grep', '@smoke') },
];

/** What has changed since the branch left main, committed or not. */
function runRelated(args: string[]): Promise<Outcome> {
  return runUnit(['--changed', 'main', '--passWithNoTests', ...args]);
}

async function runUnit(args: string[]): Promise<Outcome> {
  if (!hasNginx()) await installDebian(nginxPackages);
  const outcome = await runVitest(unitReport, args);
  if (hasNginx()) return outcome;
  return { ...outcome, note: 'skipped: nginx, not installed with its brotli module' };
}

/** Each variant of a foreign server's answers alone; the unit step has them together. */
function runVariants(args: string[]): Promise<Outcome> {
  process.env.VARIANTS = 'alone';
  return runUnit(['tests/otherServer/alone', 'longTexts', ...args]).finally(() => {
    delete process.env.VARIANTS;
  });
}

function runRuntimes(args: string[]): Promise<Outcome> {
  return runVitest(runtimeReport, [...forFull, 'tests/runtimes', ...args]);
}

/** Without an engine its scenarios do not count as passed: CI fails, a desk is told. */
async function runEngines(args: string[]): Promise<Outcome> {
  const found = await findEngines();
  const engines = (['webkit', 'firefox'] as const).filter((name) => found[name] !== null);
  const missing = (['webkit', 'firefox'] as const).filter((name) => found[name] === null);
  for (const name of missing)
    console.error(`\n!! There is no ${name}, and it cannot be installed. See docs/tests.md.\n`);
  const note = `not run: ${missing.join(', ')}`;
  if (engines.length === 0) return { passed: 0, failed: process.env.CI ? 1 : 0, note };
  const files = engines.map((name) => `${name}.spec`);
  const outcome = await runVitest(engineReport, [...forFull, ...files, ...args]);
  if (missing.length === 0) return outcome;
  return { ...outcome, failed: outcome.failed + (process.env.CI ? missing.length : 0), note };
}

function runVitest(file: string, args: string[]): Promise<Outcome> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return counted(file, 'npx', ['vitest', 'run', ...reporters, ...args], readVitest);
}

/** Browser tests with these options, all in the same browser. */
function browser(...options: string[]) {
  return async (args: string[]): Promise<Outcome> => {
    const { executablePath, env } = await findBrowser();
    Object.assign(process.env, env, { CHROMIUM: executablePath });
    console.log(`The browser is ${executablePath}.`);
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = browserReport;
    const words = ['playwright', 'test', ...options, ...args];
    return counted(browserReport, 'npx', words, readPlaywright);
  };
}

/** Counts from a test runner's report; a runner that fails otherwise counts as one failure. */
async function counted(
  file: string,
  command: string,
  args: string[],
  read: (report: unknown) => Outcome,
): Promise<Outcome> {
  await rm(file, { force: true });
  const isRight = await succeeds(command, args);
  const outcome = await readFile(file, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => ({ passed: 0, failed: 0 }),
  );
  if (!isRight && outcome.failed === 0) return { ...outcome, failed: 1 };
  return outcome;
}

function succeeds(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}
