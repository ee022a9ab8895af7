import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appDir } from '../../scripts/buildShop';
import { root } from '../../scripts/root';
import { startWorkerd } from '../../scripts/workerd';
import { serveShopApi } from './shopApi';
import { visit } from './startRuntimes';

test('an instance that has just started has what another left in the platform’s cache, of 5,000 hosts', async () => {
  const api = await serveShopApi();
  const out = await mkdtemp(join(tmpdir(), 'worker-'));
  onTestFinished(async () => {
    api.close();
    await rm(out, { recursive: true });
  });
  const others = Array.from({ length: 5000 }, (_, at) => [
    `order.shop${at}.uz`,
    { merchant: `shop${at}`, settings: { VITE_REPORT_URL: `https://reports.test/shop${at}` } },
  ]);
  const list = JSON.stringify({
    '*': { settings: { VITE_API_BASE_URL: '/api', VITE_CDN_URL: '/cdn' } },
    ...Object.fromEntries(others),
  });
  const file = join(out, 'hosts.json');
  await writeFile(file, list);
  const options = ['--worker', '--dist', appDir, '--out', out, '--api', api.origin];
  const words = ['--import', 'tsx', 'scripts/deploy.ts', file, ...options];
  // the runner's own would bundle for development
  const env = { ...process.env, NODE_ENV: 'production' };
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const deploy = spawn(process.execPath, words, { cwd: root, env, stdio: [...stdio] });
  expect(await once(deploy, 'close')).toEqual([0, null]);
  const asked = { host: 'order.shop4999.uz', path: '/product/lagmon' };

  const first = await startWorkerd(out, () => undefined);
  const drawn = (port: number) =>
    vi.waitFor(
      async () => {
        const got = await visit(port, asked);
        expect(got.text.includes('data-edge=')).toBe(true);
        return got;
      },
      { timeout: 30_000, interval: 50 },
    );
  const one = await drawn(first.port);
  await first.stop();
  const calls = api.callsOf('shop4999').length;
  const second = await startWorkerd(out, () => undefined);
  const two = await drawn(second.port);
  await second.stop();
  expect(two.text === one.text).toBe(true);
  expect(api.callsOf('shop4999')).toHaveLength(calls);
});
