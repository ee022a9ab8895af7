import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readCertificate } from './check/certificate';
import { readTargets } from './check/readTargets';
import { reportLines } from './check/report';
import { reportHtml } from './check/reportHtml';
import { runCheck } from './check/runCheck';
import { OperatorError } from './demo/readToken';
import { printable } from './realShop/printable';
import { targetOptions } from './realShop/target';

// npm run check -- [--shop https://mysub.example.uz] [--bot-token-file F]
//   [--api https://api.example.uz --vendor mysub [--token-file F] [--origin https://…] [--write]]
//   [--third-party] [--cdn https://…] [--edge http://…] [--report FILE] [--json]: asks a shop's
// address, its bot and its server everything that goes wrong on a first day (docs/operators.md).
// Each part is asked by itself, and what lies between two of them where both are named. Exits with 1
// where something is red or a call is not as described, with 2 where it cannot ask.

const { values } = parseArgs({
  options: {
    ...targetOptions,
    shop: { type: 'string' },
    'bot-token-file': { type: 'string' },
    'third-party': { type: 'boolean', default: false },
    cdn: { type: 'string' },
    edge: { type: 'string' },
    report: { type: 'string' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const say = printable(values.json ? console.error : console.log);

try {
  await check();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function check(): Promise<void> {
  const target = await readTargets(values, process.env, say);
  const { apiBase, vendor, shop } = target;
  if (apiBase !== null && vendor !== null)
    say(`Asking ${apiBase} as the shop of “${vendor}” would.`);
  const { findings, exitCode } = await runCheck(target, {
    fetch,
    readCertificate,
    now: Date.now(),
    pauseMs: 100,
    print: say,
    ...(values.write && { mayWrite: () => askFirst(vendor ?? '') }),
  });
  const about = `Check of ${shop?.origin ?? apiBase ?? 'a bot'}`;
  if (values.report !== undefined)
    await writeFile(values.report, reportHtml(findings, about, new Date().toUTCString()));
  if (values.json) console.log(JSON.stringify({ findings }, null, 2));
  else for (const line of reportLines(findings)) say(line);
  process.exitCode = exitCode;
}

async function askFirst(vendor: string): Promise<boolean> {
  say('\n--write places one or two real orders for pick-up and cancels them. Use a test merchant.');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await lines.question(`Type “${vendor}” to go on: `);
  lines.close();
  if (typed.trim() === vendor) return true;
  say('Nothing was ordered.');
  return false;
}
