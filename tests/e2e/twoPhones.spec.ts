import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pressIn } from './simulatorSteps';
import { addPlov, basket, expectSheets, pickUp, topSheet } from './steps';

const appIn = (telegram: Page | FrameLocator) => telegram.frameLocator('iframe[title="Mini App"]');

test('two people order on two phones, and each sees their own order only', async ({
  simulator,
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await simulator({ second: 'long', contact: 'grant', fit: false });
  const telegrams = [page, page.frameLocator('iframe[title="Second phone"]')];
  for (const telegram of telegrams) {
    const press = pressIn(telegram);
    await addPlov(appIn(telegram), press);
    await press(basket);
    await press(/Rasmiylashtirish/);
    await pickUp(appIn(telegram), press);
    await press(/Buyurtma berish/);
    await expectSheets(appIn(telegram), 'Buyurtma yuborildi');
  }
  const { orders, users } = shop.backend.db;
  expect(users).toHaveLength(2);
  expect(orders).toHaveLength(2);

  await page.evaluate(() => window.simulator.change({ path: '/profile/orders' }));
  for (const [index, telegram] of telegrams.entries()) {
    const sheet = topSheet(appIn(telegram));
    await expect(sheet).toContainText(orders[index]?.number ?? '');
    await expect(sheet).not.toContainText(orders[1 - index]?.number ?? '');
  }
});
