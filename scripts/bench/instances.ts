import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root';

/** Prints the table of `deploy/edge/instances.test.ts`, some minutes long; returns the status. */
export function compareInstances(): number {
  const folder = mkdtempSync(join(tmpdir(), 'instances-'));
  const table = join(folder, 'table.md');
  const words = ['vitest', 'run', 'deploy/edge/instances', '-t', 'is a table'];
  const env = { ...process.env, INSTANCES: table };
  const { status } = spawnSync('npx', words, { cwd: root, stdio: 'inherit', env });
  if (status === 0) console.log(readFileSync(table, 'utf8'));
  rmSync(folder, { recursive: true });
  return status ?? 1;
}
