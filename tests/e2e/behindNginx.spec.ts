import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { hasNginx, startNginx, testPort } from '../../deploy/nginx.testing';
import { readHosts } from '../../deploy/readHosts';
import { writeServer } from '../../deploy/writeServer';
import { appDir } from '../../scripts/buildShop';
import { openPickerAt, saveAs } from './addressSteps';
import { expect, test } from './fixtures';
import { accepted, choosePayme, decide, providerAfter, waiting } from './paySteps';
import { addPlov, basket, expectSheets, giveCode, press } from './steps';
import { allTrackers } from './trackerSettings';

/** What each tracker's script loads and calls in the page. */
const scripts: Readonly<Record<string, string>> = {
  'mc.yandex.ru': 'fetch("https://mc.yandex.ru/watch/1");new Image().src="https://mc.yandex.ru/1";',
  'connect.facebook.net': 'new Image().src="https://www.facebook.com/tr";',
  'www.googletagmanager.com': 'fetch("https://www.google-analytics.com/g/collect");',
  'gso.amocrm.ru': 'fetch("https://gso.amocrm.ru/chat");',
};

/** Answers every call to a third party; returns the hosts that were called. */
async function playThirdParties(context: BrowserContext): Promise<Set<string>> {
  const called = new Set<string>();
  await context.route(
    ({ protocol, hostname }) => protocol === 'https:' && hostname !== 'localhost',
    (route) => {
      const { hostname } = new URL(route.request().url());
      called.add(hostname);
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: scripts[hostname] ?? '',
      });
    },
  );
  return called;
}

const title = hasNginx()
  ? 'behind nginx nothing of a whole order is refused: map, address, trackers, payment'
  : 'behind nginx (left out: this machine has no nginx with the brotli module)';

const whereThereIsNginx = hasNginx() ? test : test.skip;
whereThereIsNginx(title, async ({ page, context, shop }) => {
  await page.request.patch('/__mock/settings', { data: { id: 'demo', ...allTrackers } });
  const called = await playThirdParties(context);
  const folder = await mkdtemp(join(tmpdir(), 'shop-nginx-'));
  const port = await testPort();
  const settings = { VITE_MAP_STYLE_URL: '/map/{theme}.json' };
  const allow = ['yandexMetrika', 'metaPixel', 'googleTagManager', 'amoCrm'];
  const hosts = readHosts({ '*': { settings, allow } });
  await writeServer({ dist: appDir, out: folder, hosts, root: folder, port });
  const backend = `location ~ ^/(api|cdn|map|pay)/ { proxy_pass ${shop.appOrigin}; }`;
  const stop = await startNginx(folder, backend.replace('localhost', '127.0.0.1'));
  const origin = `http://localhost:${port}`;
  try {
    // Any address is the page.
    const page404 = await page.goto(`${origin}/branches?vendor=demo`);
    expect(page404?.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    await expectSheets(page, 'Filiallar');

    await openPickerAt(page, origin);
    await saveAs(page, 'Uy');
    await addPlov(page, (text) => press(page, text));
    await press(page, basket);
    await press(page, /Rasmiylashtirish/);
    await press(page, /orqali kirish/);
    await giveCode(page, shop);
    await expectSheets(page, 'Savat', 'Buyurtma berish');
    await choosePayme(page);
    const provider = await providerAfter(context, () => press(page, /Buyurtma berish/));
    await decide(provider, /Pay with PAYME/);
    await provider.close();
    await expectSheets(page, waiting);
    await press(page, /tekshirish/);
    await expectSheets(page, accepted);
    expect(shop.backend.db.orders[0]).toMatchObject({ serviceType: 'DELIVERY', isPaid: true });
    expect([...called].sort()).toEqual([
      'connect.facebook.net',
      'gso.amocrm.ru',
      'mc.yandex.ru',
      'www.facebook.com',
      'www.google-analytics.com',
      'www.googletagmanager.com',
    ]);
  } finally {
    // first: the map of the page of the order may be loading
    await page.close();
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
});
