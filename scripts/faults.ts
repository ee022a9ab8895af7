import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBackend } from '../mocks/backend/app';
import type { Cell } from '../tests/faults/cell';
import { countCells } from './faults/countCells';
import { writeSummary } from './faults/writeSummary';
import { writeTable } from './faults/writeTable';
import { readOptions } from './options';
import { root } from './root';

// npm run faults [-- <part of a call>]: every call of the mock backend and of the foreign server
// (tests/otherServer) under every fault, in the app itself (tests/faults). Writes all cells to
// .cache/faults.md, and after a full run the summary docs/faults.md. Fails on a cell that breaks a
// promise. `npm test` runs a sample of the cells.

const cellsDir = join(root, 'node_modules/.cache/faults');
const tablePath = join(root, '.cache/faults.md');
const [part] = readOptions({ allowPositionals: true }).positionals;

if (part === undefined) await rm(cellsDir, { recursive: true, force: true });
const isRight = await runCells();
const files = await readdir(cellsDir).catch(() => []);
const found = await Promise.all(
  files.map(async (name) => JSON.parse(await readFile(join(cellsDir, name), 'utf8')) as Cell[]),
);
const cells = found.flat();
const bad = cells.filter(({ wrong }) => wrong.length > 0);
for (const { server, call, fault, saw, wrong } of bad) {
  console.log(`${server}: ${call} · ${fault}: ${wrong.join('; ')} (saw: ${saw})`);
}
const { routes } = createBackend();
await mkdir(join(root, '.cache'), { recursive: true });
await writeFile(tablePath, writeTable(cells, routes));
if (part === undefined) await writeFile(join(root, 'docs/faults.md'), writeSummary(cells, routes));
for (const { name, calls, cells: all, wrong } of countCells(cells)) {
  console.log(`${name}: ${calls} calls, ${all} cells, ${wrong} breaking a promise`);
}
console.log(`Every cell: ${tablePath}`);
process.exitCode = isRight && bad.length === 0 ? 0 : 1;

function runCells(): Promise<boolean> {
  const args = ['vitest', 'run', 'tests/faults', ...(part === undefined ? [] : ['-t', part])];
  const child = spawn('npx', args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FAULT_CELLS: cellsDir },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}
