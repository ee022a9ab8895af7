// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { turn } from '../deploy/releases';
import { lockFolder } from './lockFolder';
import { root } from './root';

let folder = '';
const at = (...path: string[]) => join(folder, ...path);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  await mkdir(at('srv/releases/1-a/pages'), { recursive: true });
  await turn(at('srv'), 'current', '1-a');
  await writeFile(
    at('hosts.json'),
    '{ "*": { "settings": { "VITE_CURRENCY": "UZS" } }, "osh.uz": {} }',
  );
  await mkdir(at('dist'));
  await writeFile(at('dist/index.html'), 'no script');
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a command of ours to its end. */
async function run(script: string, ...words: string[]) {
  const args = ['--import', 'tsx', `scripts/${script}.ts`, ...words, '--out', at('srv')];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code, errors };
}

/** By command what it says where nothing holds the folder: it has no shop’s page, nor what a change of one host needs. */
const commands = (): [script: string, words: string[], otherwise: RegExp][] => [
  ['deploy', [at('hosts.json'), '--dist', at('dist')], /The page must contain/],
  ['deploy', [at('hosts.json'), '--refresh'], /edge\.mjs is missing/],
  ['shop', ['add', 'non', 'non.uz', '--hosts', at('hosts.json')], /does not keep what is needed/],
  ['shop', ['remove', 'osh', '--hosts', at('hosts.json')], /does not keep what is needed/],
];

test.each([0, 1, 2, 3])(
  'of two commands that write into one folder the second says which is the first (%i)',
  async (index) => {
    const [script, words, otherwise] = commands()[index] ?? ['', [], /^$/];
    const unlock = await lockFolder(at('srv'), { command: 'npm run deploy' });
    const held = await readFile(at('srv/running'), 'utf8');
    const refused = await run(script, ...words);
    expect(refused.errors).toMatch(
      new RegExp(
        `^npm run deploy is already running in ${at('srv')} \\(process ${process.pid}, since 2\\d{3}-.*Z\\)`,
      ),
    );
    expect(refused.code).toBe(2);
    // it is the first one's still
    expect(await readFile(at('srv/running'), 'utf8')).toBe(held);
    await unlock();

    // what a killed run has left
    await writeFile(at('srv/running'), held);
    const { errors } = await run(script, ...words);
    expect(errors).toMatch(otherwise);
    expect(existsSync(at('srv/running'))).toBe(false);
  },
);

test('a --refresh ends for another command, and goes on for another --refresh', async () => {
  const release = at('srv/releases/1-a');
  const endless =
    'export const filesOfHost = () => new Promise(() => setInterval(() => {}, 1000));';
  await mkdir(join(release, 'renderer'));
  await writeFile(join(release, 'renderer/edge.mjs'), endless);
  await mkdir(join(release, 'pages/osh.uz'));
  await writeFile(join(release, 'pages/osh.uz/index.html'), '');
  const refreshing = run('deploy', at('hosts.json'), '--refresh');
  await expect.poll(() => existsSync(at('srv/running')), { timeout: 30_000 }).toBe(true);
  const second = await run('deploy', at('hosts.json'), '--refresh');
  expect(second.errors).toContain('npm run deploy -- --refresh is already running');
  const other = await run('deploy', at('hosts.json'), '--dist', at('dist'));
  expect(other.errors).toMatch(/The page must contain/);
  expect(await refreshing).toEqual({ code: 0, errors: '' });
});

test.each([
  ['none.json', 'dist', 'none.json cannot be read'],
  ['bad.json', 'dist', 'bad.json is not JSON'],
  ['hosts.json', 'none', 'none holds no build'],
])('%s with the build in %s leaves no folder', async (list, dist, said) => {
  await writeFile(at('bad.json'), '{');
  await rm(at('srv'), { recursive: true });
  const { code, errors } = await run('deploy', at(list), '--dist', at(dist));
  expect(code).toBe(2);
  expect(errors).toContain(said);
  expect(existsSync(at('srv'))).toBe(false);
});

test('going back waits for nobody', async () => {
  await mkdir(at('srv/releases/2-b/pages'), { recursive: true });
  await turn(at('srv'), 'current', '2-b');
  onTestFinished(await lockFolder(at('srv'), { command: 'npm run deploy' }));
  expect((await run('deploy', '--back')).code).toBe(0);
});
