import { findBrowser } from './browser';
import { buildWhenOutdated } from './buildShop';
import { childSeconds } from './processorTime';
import { slowest } from './testReports';
import { type Outcome, quickSteps, type Step, steps } from './testSteps';

// npm test: every check, one summary. `npm test -- --only unit,e2e` runs some of them; further
// arguments go to the test runner, for example `--only unit src/domain`. `npm test -- --engines` is
// short for `--only engines`, `--quick` takes the steps of `npm run test:quick`, and `--all` repeats what
// `npm test` takes together (docs/tests.md).

type Line = {
  step: Step;
  outcome: Outcome;
  seconds: number;
  /** processor time of everything the step has started, null where it is not measured */
  busy: number | null;
};

const { wanted, rest } = readArguments(process.argv.slice(2));
const lines: Line[] = [];
for (const step of wanted) {
  const line = await take(step);
  lines.push(line);
  if (step.name === 'build' && line.outcome.failed === 0) process.env.SKIP_BUILD = '1';
}
summarize();

async function take(step: Step): Promise<Line> {
  console.log(`\n━━ ${step.title} ${'━'.repeat(Math.max(0, 76 - step.title.length))}\n`);
  const isBuildBroken = lines.some(
    ({ step: { name }, outcome }) => name === 'build' && outcome.failed,
  );
  if (step.needsBuild && isBuildBroken)
    return {
      step,
      outcome: { passed: 0, failed: 1, note: 'there is no build' },
      seconds: 0,
      busy: 0,
    };
  const start = performance.now();
  const before = childSeconds();
  const outcome = await run(step);
  const after = childSeconds();
  const busy = before === null || after === null ? null : after - before;
  return { step, outcome, seconds: (performance.now() - start) / 1000, busy };
}

async function run(step: Step): Promise<Outcome> {
  try {
    if (step.needsBuild && !wanted.some(({ name }) => name === 'build')) {
      await buildWhenOutdated();
      process.env.SKIP_BUILD = '1';
    }
    if (step.name === 'e2e') await shareBrowser();
    return await step.run(rest);
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

/** Finds the browser once for all browser tests. */
async function shareBrowser() {
  const { executablePath, env } = await findBrowser();
  Object.assign(process.env, env, { CHROMIUM: executablePath });
  console.log(`The browser is ${executablePath}.`);
}

function readArguments(args: string[]): { wanted: Step[]; rest: string[] } {
  if (args[0] === '--all') {
    process.env.TEST_ALL = '1';
    return readArguments(args.slice(1));
  }
  const [option, names = '', ...others] = args;
  if (option === '--engines') return readArguments(['--only', 'engines', ...args.slice(1)]);
  if (option === '--quick') return { wanted: quickSteps, rest: args.slice(1) };
  if (option !== '--only') return { wanted: steps, rest: [] };
  const chosen = names.split(',');
  const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(', ');
    console.error(`There is no step ${unknown.join(', ')}. The steps are ${known}.`);
    process.exit(1);
  }
  return { wanted: steps.filter(({ name }) => chosen.includes(name)), rest: others };
}

function say(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

/** Prints the summary table; the last line is machine-readable. */
function summarize() {
  const passed = lines.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = lines.reduce((sum, { outcome }) => sum + outcome.failed, 0);
  console.log(`\n━━ summary ${'━'.repeat(69)}\n`);
  for (const { step, outcome, seconds, busy } of lines) {
    const { note } = outcome;
    const mark = outcome.failed > 0 ? '✗' : '✓';
    const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
    console.log(
      `  ${mark} ${step.title.padEnd(26)} ${counts.padEnd(26)} ${say(seconds).padStart(8)}` +
        `  processor ${(busy === null ? 'not measured' : say(busy)).padStart(8)}` +
        (note ? `  ${note}` : ''),
    );
  }
  for (const { step, outcome } of lines) saySlowest(step, outcome);
  for (const failure of lines.flatMap(({ outcome }) => outcome.failures ?? []))
    console.log(`\n  ✗ ${failure}`);
  if (!process.env.TEST_ALL)
    console.log(
      '\nBefore a release: npm run test:all, which walks three matrices whole (docs/tests.md).',
    );
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function saySlowest({ title }: Step, { tests = [] }: Outcome) {
  if (tests.length === 0) return;
  console.log(`\n  The slowest of ${title}:`);
  for (const { name, seconds } of slowest(tests, 10))
    console.log(`  ${say(seconds).padStart(8)}  ${name}`);
}
