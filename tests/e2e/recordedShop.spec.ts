import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createBackend } from '../../mocks/backend/app';
import { serveShop } from '../../mocks/serve';
import { appDir } from '../../scripts/buildShop';
import { loadRecording } from '../../scripts/realShop/loadRecording';
import { openRecording } from '../../scripts/realShop/recording';
import { root } from '../../scripts/root';
import { expect, test } from './fixtures';
import { expectSheets, press } from './steps';
import { walkToOrder } from './walkToOrder';

test('a merchant recorded by npm run record is served by the mock backend, and takes an order', async ({
  page,
  shop,
  expectErrors,
}) => {
  // Recorded without its pictures: placeholders are shown in their place.
  expectErrors(/404.*\/cdn\//);
  const folder = await mkdtemp(join(tmpdir(), 'recorded-'));
  const command = ['--import', 'tsx', 'scripts/record.ts', '--vendor', 'demo', '--out', folder];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...command, '--api', `${shop.appOrigin}/api`],
    { cwd: root },
  );
  expect(stdout).toContain('npm start -- --shop');

  const seed = await loadRecording(await openRecording(folder));
  const backend = createBackend({ seed, now: () => Date.now() + shop.shift });
  const recorded = await serveShop({ backend, appDir });
  await page.goto(`${recorded.appOrigin}/?vendor=demo`);
  await walkToOrder(page, { ...shop, backend });
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(backend.db.orders).toHaveLength(1);
  expect(shop.backend.db.orders).toEqual([]);
  // first: the map of the page of the order may be loading
  await page.close();
  await recorded.close();
  await rm(folder, { recursive: true });
});
