import { buildWhenOutdated } from './buildShop';
import { stopWithUsage } from './options';
import { slowest } from './testReports';
import { coreSteps, type Outcome, quickSteps, restSteps, type Step } from './testSteps';

// npm test: every check but those that `npm run test:all` has besides, one summary (docs/tests.md).
// `npm test -- --only unit,core` runs some steps of both; further arguments go to the test runner, for
// example `--only unit src/domain`. `npm test -- --engines` is short for `--only engines`, `--rest` runs
// what `npm run test:all` has besides, `--quick` is `npm run test:quick`.

type Line = {
  step: Step;
  outcome: Outcome;
  seconds: number;
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
    return { step, outcome: { passed: 0, failed: 1, note: 'there is no build' }, seconds: 0 };
  const start = performance.now();
  const outcome = await run(step);
  return { step, outcome, seconds: (performance.now() - start) / 1000 };
}

async function run(step: Step): Promise<Outcome> {
  try {
    if (step.needsBuild && !wanted.some(({ name }) => name === 'build')) {
      await buildWhenOutdated();
      process.env.SKIP_BUILD = '1';
    }
    return await step.run(rest);
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

function readArguments(args: string[]): { wanted: Step[]; rest: string[] } {
  const all = [...coreSteps, ...restSteps];
  const [option, names = '', ...others] = args;
  if (option === '--engines') return readArguments(['--only', 'engines', ...args.slice(1)]);
  if (option === '--quick') return { wanted: quickSteps, rest: args.slice(1) };
  if (option === '--rest') return { wanted: restSteps, rest: [] };
  if (option === '--all') return { wanted: all, rest: [] };
  if (option === undefined) return { wanted: coreSteps, rest: [] };
  if (option !== '--only') stopWithUsage(`Unknown option '${option}'.`);
  const chosen = names.split(',');
  const unknown = chosen.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    console.error(`There is no step ${unknown.join(', ')}. The steps are ${known}.`);
    process.exit(1);
  }
  return { wanted: all.filter(({ name }) => chosen.includes(name)), rest: others };
}

function say(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

/** Prints the summary table; the last line is machine-readable. */
function summarize() {
  const passed = lines.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = lines.reduce((sum, { outcome }) => sum + outcome.failed, 0);
  console.log(`\n━━ summary ${'━'.repeat(69)}\n`);
  for (const { step, outcome, seconds } of lines) {
    const { note } = outcome;
    const mark = outcome.failed > 0 ? '✗' : '✓';
    const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
    console.log(
      `  ${mark} ${step.title.padEnd(26)} ${counts.padEnd(26)} ${say(seconds).padStart(8)}` +
        (note ? `  ${note}` : ''),
    );
  }
  for (const { step, outcome } of lines) saySlowest(step, outcome);
  for (const failure of lines.flatMap(({ outcome }) => outcome.failures ?? []))
    console.log(`\n  ✗ ${failure}`);
  if (wanted === coreSteps)
    console.log('\nMore browser tests, Firefox and WebKit: npm run test:all (docs/tests.md).');
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function saySlowest({ title }: Step, { tests = [] }: Outcome) {
  if (tests.length === 0) return;
  console.log(`\n  The slowest of ${title}:`);
  for (const { name, seconds } of slowest(tests, 10))
    console.log(`  ${say(seconds).padStart(8)}  ${name}`);
}
