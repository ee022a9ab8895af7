import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { readCertificate } from './check/certificate';
import { hostsHtml, hostsLines } from './check/hosts/hostsReport';
import { readHostsTarget, runHosts } from './check/hosts/runHosts';
import { type FailLevel, failLevels, readKnown, writeKnown } from './check/known';
import { readTargets } from './check/readTargets';
import { reportLines } from './check/report';
import { reportHtml } from './check/reportHtml';
import { runCheck } from './check/runCheck';
import { OperatorError } from './demo/readToken';
import { readOptions, stopWithUsage } from './options';
import { printer } from './printable';
import { endWithUsage, targetOptions } from './realShop/target';

// npm run check -- [--shop https://mysub.example.uz] [--bot-token-file F]
//   [--api https://api.example.uz --vendor mysub [--token-file F] [--origin https://…] [--write]]
//   [--third-party] [--cdn https://…] [--edge http://…] [--report FILE] [--json]
//   [--fail-on red|yellow] [--known FILE [--write-known]]: asks a shop's address, its bot and its server
// everything that goes wrong on a first day, and whether it sells (docs/operators.md).
// Each part is asked by itself, and what lies between two of them where both are named. Exits with 1
// where something is red or a call is not as described, and is not among the known; with 2 where it cannot ask.
// npm run check -- --hosts hosts.json [--last FILE] [--tell=CHAT_ID --bot-token-file F] [--api https://…]
//   [--fail-on red|yellow] [--report FILE] [--json]: every shop of the list, selling, closed or broken, and since
// when; a chat is told of what has changed. Exits with 1 where a shop is broken.

const { values } = readOptions({
  options: {
    ...targetOptions,
    shop: { type: 'string' },
    'bot-token-file': { type: 'string' },
    'third-party': { type: 'boolean', default: false },
    cdn: { type: 'string' },
    edge: { type: 'string' },
    report: { type: 'string' },
    json: { type: 'boolean', default: false },
    hosts: { type: 'string' },
    last: { type: 'string' },
    tell: { type: 'string' },
    write: { type: 'boolean', default: false },
    'fail-on': { type: 'string', default: 'red' },
    known: { type: 'string' },
    'write-known': { type: 'boolean', default: false },
  },
});
/** The options that go with --hosts. */
const ofHosts = ['hosts', 'last', 'tell', 'bot-token-file', 'api', 'fail-on', 'report', 'json'];
const say = printer(values.json ? console.error : console.log);

try {
  if (values.hosts === undefined) await check();
  else await checkAll();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 2;
}

/** What is told of an error; a mistake of this command's own is told whole. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof OperatorError) return error.message;
  const { code, path, syscall } = Object(error);
  if (typeof path !== 'string' || typeof syscall !== 'string') return error;
  return `${path} cannot be read or written (${code}): name another file.`;
}

/** Writes and prints what has been found. */
async function tell(found: object, html: (at: string) => string, lines: readonly string[]) {
  if (values.report !== undefined) await writeFile(values.report, html(new Date().toUTCString()));
  if (values.json) console.log(JSON.stringify(found, null, 2));
  else for (const line of lines) say(line);
}

async function checkAll(): Promise<void> {
  const others = Object.entries(values).filter(([name, value]) => value && !ofHosts.includes(name));
  const [other] = others;
  if (other) stopWithUsage(`--hosts looks at every shop from outside, without --${other[0]}.`);
  const target = await readHostsTarget(values, failOn(), process.env, say);
  const now = Date.now();
  const { lines, exitCode } = await runHosts(target, { fetch, readCertificate, now, say });
  const about = `Check of ${lines.length} shops`;
  await tell({ at: now, shops: lines }, (at) => hostsHtml(lines, about, at), hostsLines(lines));
  process.exitCode = exitCode;
}

function failOn(): FailLevel {
  const level = failLevels.find((one) => one === values['fail-on']);
  return level ?? stopWithUsage(`--fail-on is ${failLevels.join(' or ')}.`);
}

async function check(): Promise<void> {
  const alone = (['last', 'tell'] as const).find((name) => values[name] !== undefined);
  if (alone) stopWithUsage(`--${alone} goes with --hosts.`);
  const target = await readTargets(values, process.env, say).catch(endWithUsage);
  const { apiBase, vendor, shop } = target;
  const { known: file, 'write-known': isWriting } = values;
  if (isWriting && file === undefined) stopWithUsage('--write-known writes the file of --known.');
  const known = file === undefined || isWriting ? new Set<string>() : await readKnown(file);
  if (apiBase !== null && vendor !== null)
    say(`Asking ${apiBase} as the shop of “${vendor}” would.`);
  const { exitCode, ...found } = await runCheck(target, {
    known,
    failOn: failOn(),
    fetch,
    readCertificate,
    now: Date.now(),
    pauseMs: 100,
    print: say,
    ...(values.write && { mayWrite: () => askFirst(vendor ?? '') }),
  });
  const { findings } = found;
  const about = `Check of ${shop?.origin ?? apiBase ?? 'a bot'}`;
  await tell(found, (at) => reportHtml(findings, about, at), reportLines(findings));
  process.exitCode = exitCode;
  if (!isWriting || file === undefined) return;
  await writeKnown(file, found);
  say(`${file} holds all of it as known: with --known ${file} only what is new ends with 1.`);
  process.exitCode = 0;
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
