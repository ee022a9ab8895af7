import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoBotToken } from '../mocks/backend/bot';
import { freePort } from '../mocks/freePort';
import { createFakeBotApi } from './demo/fakeBotApi.testing';
import { inRows } from './inRows';
import { root } from './root';
import { coreSteps, restSteps } from './testSteps';
import { usageOf } from './usage.mjs';

/** What starts a command for what it is for: this file, another file, or a step of CI (`.ci/run`). */
type Proof = 'here' | { file: string } | { step: string } | { byHand: string };

/** Every command of package.json. */
const proofs: Record<string, Proof> = {
  start: 'here',
  dev: { byHand: 'another name of npm start' },
  simulate: 'here',
  deploy: 'here',
  shop: 'here',
  check: 'here',
  bot: 'here',
  tables: 'here',
  conformance: 'here',
  record: { file: 'scripts/realShop/recordShop.test.ts' },
  demo: { file: 'tests/e2e/demo.spec.ts' },
  preview: { file: 'tests/runtimes/commands.spec.ts' },
  edge: { file: 'tests/runtimes/commands.spec.ts' },
  test: { file: '.ci/run' },
  'test:all': { file: '.ci/run' },
  'test:quick': { byHand: 'what has changed on a desk' },
  // the steps below run the same as the command; `build` in the mode of the tests
  'test:unit': { step: 'unit' },
  types: { step: 'types' },
  lint: { step: 'lint' },
  dead: { step: 'dead' },
  build: { step: 'build' },
  weigh: { step: 'weigh' },
  // with --update; without it these tests are in the step
  places: { step: 'unit' },
  docs: { step: 'unit' },
  format: { byHand: 'npm run lint with --write' },
  shots: { byHand: 'minutes in a browser' },
  bench: { byHand: 'minutes in a browser, alone on the machine' },
  monkey: { byHand: 'minutes in a browser; tests/e2e/monkey.spec.ts plays a part' },
  faults: { byHand: 'minutes; a sample of it is in the step unit' },
};

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
);
/** Each of our scripts, and the command that starts it. */
const commands = Object.entries(scripts).flatMap(([command, line]) => {
  const script = /ready\.mjs (\w+)( --\w+)?$/.exec(line)?.[1];
  return script ? [{ script, command }] : [];
});

type Ended = { code: number | null; said: string; errors: string };

/** Runs a file of ours to its end. */
async function run(words: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'close');
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said, errors };
}
const ready = (...words: string[]) => ['scripts/ready.mjs', ...words];

/** On two cores more at once is no faster. */
const rows = 2;

describe('the table', () => {
  test('names every command of package.json', () => {
    expect(Object.keys(proofs).sort()).toEqual(Object.keys(scripts).sort());
  });

  test.each(Object.entries(proofs))('%s is started by what it says', (command, proof) => {
    const steps = [...coreSteps, ...restSteps].map(({ name }) => name);
    const line = scripts[command] ?? '';
    if (proof === 'here') expect(line).toMatch(/^node scripts\/ready\.mjs \w+$/);
    else if ('step' in proof) expect(steps).toContain(proof.step);
    else if ('file' in proof) {
      const script = /ready\.mjs (\w+)/.exec(line)?.[1];
      const starting = new RegExp(
        `\\bnpm test\\b|ready\\.mjs.*'${script}'|'scripts/${script}\\.ts'`,
      );
      expect(readFileSync(root + proof.file, 'utf8')).toMatch(starting);
    }
  });

  test('commands that rewrite a file name tests that there are', () => {
    for (const [command, line] of Object.entries(scripts)) {
      const [, paths = ''] = /vitest run (.*?)( --.*)?$/.exec(line) ?? [];
      for (const path of paths.split(' ').filter(Boolean)) {
        const siblings = readdirSync(join(root, dirname(path)));
        const isThere = siblings.some((one) => one.startsWith(basename(path)));
        expect([command, path, isThere]).toEqual([command, path, true]);
      }
      const [, name] = / -t "([^"]+)"/.exec(line) ?? [];
      if (name === undefined) continue;
      const files = paths.split(' ').map((path) => readFileSync(`${root}${path}.test.ts`, 'utf8'));
      expect([name, files.some((file) => file.includes(name))]).toEqual([name, true]);
    }
  });
});

test('every command tells with --help how it is used', async () => {
  for (const { script, command } of commands)
    expect(usageOf(script)).toMatch(new RegExp(`^.*\\bnpm (run )?(${command}|${script})\\b`));
  // what prints it is the same for all
  const { code, said } = await run(ready('check', '--help'));
  expect([code, said]).toEqual([0, `${usageOf('check')}\n`]);
  expect(commands.length).toBeGreaterThan(15);
});

test('a mistyped option ends with a sentence and how it is used', async () => {
  // the same function reads the options of all
  for (const { script } of commands)
    expect(readFileSync(`${root}scripts/${script}.ts`, 'utf8')).toMatch(
      /\b(readOptions|stopWithUsage)\(/,
    );
  const { code, errors } = await run(ready('conformance', '--mistyped'));
  expect([code, errors]).toEqual([
    2,
    `Unknown option '--mistyped'.\n\n${usageOf('conformance')}\n`,
  ]);
});

test.each(['build', 'docs'])(
  '%s, a tool’s own, ends at a mistyped option with a sentence and no stack',
  async (command) => {
    const [, ...words] = (scripts[command] ?? '').split(' ');
    const { code, said, errors } = await run([...words, '--mistyped']);
    expect(code).toBe(2);
    expect(said + errors).toContain('--mistyped');
    expect(said + errors).not.toMatch(/^\s+at /m);
  },
);

describe('what a command is for', () => {
  let folder = '';
  let api: Awaited<ReturnType<typeof createFakeBotApi>>;
  const at = (name: string) => join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'commands-'));
    api = await createFakeBotApi(demoBotToken);
    await mkdir(at('dist'));
    await writeFile(at('dist/index.html'), '<html><head><script>start()</script></head></html>');
    await writeFile(at('hosts.json'), '{ "osh.uz": {} }');
    await writeFile(at('empty'), '\n');
    await writeFile(at('token'), `${demoBotToken}\n`, { mode: 0o600 });
  });
  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true });
  });

  const shop = ['--shop', 'https://osh.uz'];
  const app = 'https://127.0.0.1:5500';
  const runs: readonly (readonly [string, () => string[], number, RegExp])[] = [
    [
      'deploy',
      () => [at('hosts.json'), '--dist', at('dist'), '--out', at('out'), '--no-home'],
      0,
      /out: release 1-build for 1 hosts and every other/,
    ],
    [
      'tables',
      () => [...shop, '--branch', '1', '--to', '2', '--out', at('tables')],
      0,
      /sheets of 2 tables/,
    ],
    ['conformance', () => ['5'], 0, /^## 5\. Validation rules\n\n- src\//m],
    ['shop', () => ['list', '--hosts', at('hosts.json'), '--out', at('none')], 0, /^osh\.uz /m],
    ['bot', () => ['--token-file', at('token'), ...shop, '--name', 'Osh'], 0, /--write/],
    ['check', () => ['--bot-token-file', at('token')], 1, /\d+ red, \d+ yellow, \d+ green/],
  ];
  test('it does, and says so', async () => {
    await inRows(rows, runs, async ([script, words, code, said]) => {
      const env = { BOT_API_ORIGIN: api.origin };
      const ended = await run(ready(script, ...words()), env);
      expect([script, ended]).toEqual([
        script,
        { code, said: expect.stringMatching(said), errors: '' },
      ]);
    });
  });

  const bad: readonly (readonly [string, () => string[], string])[] = [
    ['demo', () => ['--port', 'abc'], '--port is a whole number from 1024 to 64999.'],
    ['simulate', () => [app, '--port', '5190.5'], '--port is a whole number from 1024 to 64999.'],
    ['simulate', () => [app, '--bot-token-file', at('empty')], 'does not hold a bot’s token'],
  ];
  test('what it cannot use ends with a sentence and how it is used', async () => {
    await inRows(rows, bad, async ([script, words, why]) => {
      const { code, said, errors } = await run(ready(script, ...words()), { SKIP_BUILD: '1' });
      const [sentence, ...usage] = errors.split('\n\n');
      expect([script, code, said, usage.join('\n\n')]).toEqual([
        script,
        2,
        '',
        `${usageOf(script)}\n`,
      ]);
      expect(sentence).toContain(why);
    });
  });

  test('an address of a Bot API that cannot be used is named before anything is built or asked', async () => {
    const env = { BOT_API_ORIGIN: 'http://bots.test', BOT_TOKEN_FILE: at('token') };
    const words = ready('demo', '--state', at('state'));
    const { said, errors } = await run(words, { ...env, SKIP_BUILD: '1' });
    expect(said).toBe('');
    expect(errors).toContain('BOT_API_ORIGIN has to be an https address');
  });

  test('start with a folder that is no recording ends with a sentence', async () => {
    const { code, said, errors } = await run(ready('start', '--shop', at('dist')));
    expect([code, said, errors]).toEqual([
      1,
      '',
      `${at('dist')} has no shop.json: it is no recording.\n`,
    ]);
  });

  test.each([
    ['start', [], 'Telegram simulator   http://localhost:\\d+/telegram/\\?vendor=demo'],
    ['simulate', [app], 'Telegram simulator   http://localhost:\\d+/'],
  ])('%s says where it is, and ends when it is stopped', async (script, words, said) => {
    const port =
      script === 'simulate' ? ['--port', String(await freePort(5600, () => undefined))] : [];
    const child = spawn(process.execPath, ready(script, ...words, ...port), {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const errors = text(child.stderr);
    const ended = once(child, 'close');
    const lines: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      lines.push(line.trim());
      if (line.includes('Ctrl-C stops')) child.kill('SIGTERM');
    }
    expect(await errors).toBe('');
    expect(lines.join('\n')).toMatch(new RegExp(`^${said}$`, 'm'));
    // by itself, and not by the signal; Vite ends with the signal's code where it is the first
    expect([
      [0, null],
      [143, null],
    ]).toContainEqual(await ended);
  });

  test('a command whose output nobody reads on ends without a stack', async () => {
    const child = spawn(process.execPath, ready('conformance'), {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [errors, ended] = [text(child.stderr), once(child, 'close')];
    // as `head` does
    child.stdout.destroy();
    expect([await errors, await ended]).toEqual(['', [141, null]]);
  });

  test('the runs above are those that the table names', () => {
    const here = Object.keys(proofs).filter((command) => proofs[command] === 'here');
    expect([...runs.map(([script]) => script), 'start', 'simulate'].sort()).toEqual(here.sort());
  });
});
