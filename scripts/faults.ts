import { spawn } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBackend } from '../mocks/backend/app';
import type { Cell } from '../tests/faults/runCell';
import { writeTable } from './faults/writeTable';
import { root } from './root';

// npm run faults [-- <part of a call>]: every call of the mock backend under every fault, in the app
// itself (tests/faults). The whole run writes docs/faults.md anew; a part of it, the rows of the calls
// that it has run. Fails on a cell that breaks a promise. The tests run some of the cells each time.

const cellsDir = join(root, 'node_modules/.cache/faults');
const [part] = process.argv.slice(2);

if (part === undefined) await rm(cellsDir, { recursive: true, force: true });
const isRight = await runCells();
const files = await readdir(cellsDir).catch(() => []);
const found = await Promise.all(
  files.map(async (name) => JSON.parse(await readFile(join(cellsDir, name), 'utf8')) as Cell[]),
);
const cells = found.flat();
const bad = cells.filter(({ wrong }) => wrong.length > 0);
for (const { call, fault, saw, wrong } of bad) {
  console.log(`${call} · ${fault}: ${wrong.join('; ')} (saw: ${saw})`);
}
console.log(`${cells.length} cells, ${bad.length} against a promise`);
await writeFile(join(root, 'docs/faults.md'), writeTable(cells, createBackend().routes));
process.exitCode = isRight && bad.length === 0 ? 0 : 1;

function runCells(): Promise<boolean> {
  const words = ['vitest', 'run', 'tests/faults', ...(part === undefined ? [] : ['-t', part])];
  const child = spawn('npx', words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FAULT_CELLS: cellsDir },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}
