import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

// The commands that serve the built shop (scripts/commands.test.ts has the others).

for (const command of ['preview', 'edge', 'edge --worker'])
  test(`npm run ${command} serves the shop, and ends when it is stopped`, async () => {
    const script = command === 'preview' ? 'scripts/preview.ts' : 'scripts/edge.ts';
    const [, ...options] = command.split(' ');
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    const lines: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      lines.push(line.trim());
      if (!line.includes('Ctrl-C stops it')) continue;
      const [, address = ''] = /Plain browser +(\S+)/.exec(lines.join('\n')) ?? [];
      expect(await (await fetch(address)).text()).toContain('id="root"');
      child.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  });
