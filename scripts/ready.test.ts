import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './root';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ready-'));
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'bin'));
  await mkdir(join(folder, 'node_modules'));
  for (const name of ['ready.mjs', 'usage.mjs'])
    await cp(`${root}scripts/${name}`, join(folder, 'scripts', name));
  await symlink(`${root}node_modules/tsx`, join(folder, 'node_modules/tsx'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'scripts/hello.ts'), "console.log('hello');\n");
  // stands for npm, and says that it was called
  await writeFile(join(folder, 'bin/npm'), '#!/bin/sh\necho "npm $*"\n');
  await chmod(join(folder, 'bin/npm'), 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

const locked = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });
const wanted = {
  '': { name: 'shop' },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
};

async function start(installed: object | null, ...args: string[]): Promise<string> {
  await writeFile(join(folder, 'package-lock.json'), locked(wanted));
  if (installed) {
    await writeFile(join(folder, 'node_modules/.package-lock.json'), locked(installed));
  }
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  const words = [join(folder, 'scripts/ready.mjs'), ...args];
  return spawnSync(process.execPath, words, { env, encoding: 'utf8' }).stdout;
}

test('what a manual npm ci has installed is not installed again', async () => {
  const output = await start({ 'node_modules/a': { version: '1.2.3' } }, 'hello');
  expect(output).toBe('hello\n');
});

test.each([
  ['nothing is installed', null],
  ['another version is installed', { 'node_modules/a': { version: '1.2.2' } }],
  ['a package is missing', {}],
])('it installs once when %s', async (_, installed) => {
  expect(await start(installed, 'hello')).toMatch(/npm ci\nhello\n$/);
  expect(await start(installed, 'hello')).toBe('hello\n');
});

test('--help prints what a script’s own comment says, and runs and installs nothing', async () => {
  const text =
    "// npm run hello [-- --loud]: says hello,\n// and no more.\n\nconsole.log('hello');\n";
  await writeFile(join(folder, 'scripts/hello.ts'), text);
  const output = await start(null, 'hello', '--help');
  expect(output).toBe('npm run hello [-- --loud]: says hello,\nand no more.\n');
});
