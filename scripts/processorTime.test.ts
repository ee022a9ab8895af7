import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { childSeconds } from './processorTime';

const busy = `
  const used = () => { const { user, system } = process.cpuUsage(); return user + system; };
  const end = used() + 300_000;
  while (used() < end);
`;
const start = 'require("node:child_process").spawnSync(process.execPath, ["-e", process.argv[1]]);';

test('the work of a child and of its own child counts; off Linux nothing is measured', () => {
  const before = childSeconds();
  spawnSync(process.execPath, ['-e', busy + start, busy]);
  const after = childSeconds();
  if (process.platform === 'linux') expect(Number(after) - Number(before)).toBeGreaterThan(0.6);
  else expect(after).toBeNull();
});
