import { createBackend } from '../../mocks/backend/app';
import { serveShop } from '../../mocks/serve';
import { appDir, edgeDir } from '../../scripts/buildShop';
import { workerPages } from '../../scripts/edgePages';
import { test as base, expect } from './fixtures';
import { untilRendered } from './fromEdge';
import { accepted } from './paySteps';
import { expectSheets, press } from './steps';
import { walkToOrder } from './walkToOrder';

/** Every page of the shop comes from the edge as a worker, in the platform's own runtime. */
const test = base.extend({
  shop: [
    async ({}, use) => {
      const clock = { shift: 0 };
      const backend = createBackend({ now: () => Date.now() + clock.shift });
      const worker = workerPages(edgeDir);
      const served = await serveShop({ backend, appDir, pages: worker.pages });
      await untilRendered(`${served.appOrigin}/?vendor=demo`);
      await use(Object.assign(clock, served));
      await served.close();
      await worker.stop();
    },
    { scope: 'worker' },
  ],
});

test('an order goes through a page of the worker', { tag: '@core:edge' }, async ({
  plain,
  shop,
}) => {
  await expect(plain.locator('html')).toHaveAttribute('data-edge', 'WEB');
  await walkToOrder(plain, shop);
  await press(plain, /Buyurtma berish/);
  await expectSheets(plain, accepted);
  expect(shop.backend.db.orders).toHaveLength(1);
});
