import { buildWhenOutdated } from './buildShop';
import { stopWithUsage } from './options';
import { coreSteps, type Outcome, quickSteps, restSteps, type Step } from './testSteps';

// npm test: every check but those that `npm run test:all` has besides, one summary (docs/tests.md).
// `npm test -- --only unit,core` runs some steps of both; further arguments go to the test runner, for
// example `--only unit src/domain`. `npm test -- --engines` is short for `--only engines`, `--rest` runs
// what `npm run test:all` has besides, `--quick` is `npm run test:quick`.

type Line = Outcome & { step: Step; seconds: number };

const { wanted, rest } = readArguments(process.argv.slice(2));
const lines: Line[] = [];
for (const step of wanted) {
  console.log(`\n━━ ${step.title} ${'━'.repeat(Math.max(0, 76 - step.title.length))}\n`);
  const start = performance.now();
  const outcome = await run(step);
  lines.push({ ...outcome, step, seconds: (performance.now() - start) / 1000 });
}
summarize();

async function run(step: Step): Promise<Outcome> {
  try {
    if (step.needsBuild) {
      const built = lines.find(({ step: { name } }) => name === 'build');
      if (built && !built.isRight) return { isRight: false, note: 'there is no build' };
      if (!built) await buildWhenOutdated();
      process.env.SKIP_BUILD = '1';
    }
    return await step.run(rest);
  } catch (error) {
    console.error(error);
    return { isRight: false };
  }
}

function readArguments(args: string[]): { wanted: Step[]; rest: string[] } {
  const [option = '', ...rest] = args;
  if (option === '--quick') return { wanted: quickSteps, rest };
  if (option === '--engines') return readArguments(['--only', 'engines', ...rest]);
  const all = [...coreSteps, ...restSteps];
  const sets: Record<string, Step[]> = { '': coreSteps, '--rest': restSteps, '--all': all };
  const set = sets[option];
  if (set) return { wanted: set, rest: [] };
  if (option !== '--only') stopWithUsage(`Unknown option '${option}'.`);
  const [names = '', ...others] = rest;
  const chosen = names.split(',');
  const unknown = chosen.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    stopWithUsage(`There is no step ${unknown.join(', ')}. The steps are ${known}.`);
  }
  return { wanted: all.filter(({ name }) => chosen.includes(name)), rest: others };
}

/** Prints a line for each step; what failed in it, its own tool has said. The last line is for machines. */
function summarize() {
  console.log(`\n━━ summary ${'━'.repeat(69)}\n`);
  for (const { step, isRight, note = '', seconds } of lines) {
    const time = `${seconds.toFixed(1)} s`.padStart(8);
    console.log(`  ${isRight ? '✓' : '✗'} ${step.title.padEnd(32)} ${time}  ${note}`.trimEnd());
  }
  const failed = lines.filter(({ isRight }) => !isRight).length;
  if (wanted === coreSteps)
    console.log('\nMore browser tests, Firefox and WebKit: npm run test:all (docs/tests.md).');
  console.log(`\n${lines.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
