import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveShop } from '../../mocks/serve';
import { appDir } from '../../scripts/buildShop';
import { root } from '../../scripts/root';
import { expect, test } from './fixtures';

/** The receiver, started as its README says, on a free port. */
async function startReceiver(): Promise<{ process: ChildProcess; address: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'reports-'));
  const process = spawn('node', [join(root, 'examples/reports/reports.mjs')], {
    cwd: folder,
    env: { PATH: globalThis.process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(process.stdout, 'data');
  const [, address = ''] = /(http:\/\/[\d.]+:\d+)\/in /.exec(String(said)) ?? [];
  return { process, address };
}

test('a shop whose script files are gone tells the receiver, and its page shows it', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/404/, /assets/);
  const receiver = await startReceiver();
  const served = await serveShop({
    backend: shop.backend,
    appDir,
    settings: { VITE_REPORT_URL: `${receiver.address}/in` },
  });
  try {
    await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${served.appOrigin}/profile/orders/77?vendor=demo`);
    await expect(page.getByRole('alert')).toBeVisible();
    const row = page.getByRole('row', { name: 'localhost' });
    await expect(async () => {
      await page.goto(receiver.address);
      await expect(row).toContainText('files gone: 1', { timeout: 1000 });
    }).toPass();
    await expect(row).toContainText(/index-[\w-]+\.js/);
    await expect(page.getByRole('heading')).toHaveText('The last 24 hours');
    expect(await page.content()).not.toContain('77');
  } finally {
    receiver.process.kill();
    await served.close();
  }
});
