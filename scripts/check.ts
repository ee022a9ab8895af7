import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkShop } from './realShop/checkShop';
import { readTarget, targetOptions } from './realShop/target';

// npm run check -- --api https://api.example.uz --vendor mysub [--token-file F] [--origin
// https://mysub.example.uz] [--write]: asks a real server everything that the shop would ask
// (docs/operators.md). Exits with 1 where an answer is not as expected, with 2 where it cannot ask.

const usage =
  'npm run check -- --api https://api.example.uz --vendor mysub ' +
  '[--token-file F] [--origin https://mysub.example.uz] [--write]';
const { values } = parseArgs({
  options: {
    ...targetOptions,
    write: { type: 'boolean', default: false },
  },
});

const target = await readTarget(values, usage);
if (values.write && target.token === null)
  stop('--write needs --token-file: it orders as a customer.');
console.log(`Asking ${target.apiBase} as the shop of “${target.vendor}” would.\n`);
const report = await checkShop({
  ...target,
  fetch,
  pauseMs: 100,
  print: console.log,
  ...(values.write && { mayWrite: askFirst }),
});

const { expected, different, missing, failed, skipped, otherDifferences } = report;
console.log(
  `\n${expected} calls answered as expected, ${different} differently, ${missing} are not there, ` +
    `${failed} failed, ${skipped} were not asked; ${otherDifferences} other differences.`,
);
if (skipped > 0 && target.token === null)
  console.log('With --token-file the calls of a signed-in customer are asked too.');
process.exitCode = different + missing + failed + otherDifferences > 0 ? 1 : 0;

async function askFirst(): Promise<boolean> {
  console.log(
    '\n--write places one or two real orders for pick-up and cancels them. Use a test merchant.',
  );
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await lines.question(`Type “${target.vendor}” to go on: `);
  lines.close();
  if (typed.trim() === target.vendor) return true;
  console.log('Nothing was ordered.');
  return false;
}

function stop(why: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}
