import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readOptions } from './options';
import { root } from './root';
import { readPlaywright } from './testReports';

// npm run test:names: the name of every test, one a line and sorted, without running any. Written to
// a file before and after a change, two such lists show what has left: `diff before.txt after.txt`.
// A test of a matrix that has the name of another of its file stands there as often as it runs.

readOptions({});
const names = [
  ...unitNames(),
  ...unitNames('--config', 'vitest.engines.config.ts', 'firefox.spec', 'webkit.spec'),
  ...browserNames(),
];
console.log(names.toSorted().join('\n'));

function unitNames(...options: string[]): string[] {
  type Listed = { name: string; file: string };
  const listed: Listed[] = list((file) => ['vitest', 'list', `--json=${file}`, ...options]);
  return listed.map(({ name, file }) => `${relative(root, file)}: ${name}`);
}

function browserNames(): string[] {
  const report = list((file) => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
    return ['playwright', 'test', '--list', '--reporter=json'];
  });
  return readPlaywright(report).tests.map(({ name }) => `tests/${name}`);
}

/** What a test runner writes to the file that it is told; a runner that fails ends the program. */
function list(command: (file: string) => string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  try {
    const file = join(folder, 'list.json');
    const run = spawnSync('npx', command(file), {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (run.status !== 0) throw new Error(`${command(file).join(' ')} failed`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
