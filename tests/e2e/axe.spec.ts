import type { Page } from '@playwright/test';
import { routes } from '../../src/navigation/paths';
import { bareTexts } from '../bareTexts';
import { axeTour, bringAxe, faultsOf } from './axe';
import { becomeCustomer, nothingOrdered } from './customer';
import { expect, test } from './fixtures';
import {
  everyStop,
  hideBeneath,
  type Particulars,
  type RouteName,
  switchLanguage,
  visit,
  withoutShop,
} from './routeTour';
import { topSheet, untilCovered } from './steps';

// Reduced motion keeps axe away from half-finished animations; a trace would record every element.
test.use({ trace: 'off' });

const languages = ['uz', 'ar'] as const;

/** Leaves nothing of the last visit on the device. */
async function forgetDevice(page: Page, origin: string) {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

const main: readonly RouteName[] = ['home', 'product', 'basket', 'checkout', 'order', 'profile'];

for (const [which, isMain, tag] of [
  ['the main screens', true, ['@core:axe']],
  ['every other route', false, []],
] as const) {
  test(`axe finds no violations on ${which}: a customer with everything and a guest with nothing, in uz and ar, light and dark`, {
    tag: [...tag],
  }, async ({ page, shop }) => {
    // 200 screens, on a busy machine
    test.setTimeout(1_200_000);
    const look = axeTour();
    const found: string[] = [];
    const tour = async (who: 'customer' | 'guest', ids: Particulars) => {
      await page.goto('/?vendor=demo');
      await expect(page.getByRole('article').first()).toBeVisible();
      await hideBeneath(page);
      for (const language of languages) {
        await switchLanguage(page, language);
        for (const { name, url } of everyStop(ids)) {
          if (withoutShop.includes(name) || main.includes(name) !== isMain) continue;
          await visit(page, url);
          await untilCovered(page);
          const bare = await page.locator('#root').evaluate(bareTexts);
          const faults = [...(await look(page)), ...bare];
          found.push(...faults.map((fault) => `${who}, ${language}, ${url} ${fault}`));
        }
      }
      // Only a guest is asked who they are.
      await visit(page, routes.login);
      await expect(topSheet(page)).toHaveCount(who === 'guest' ? 1 : 0);
    };
    await tour('customer', await becomeCustomer(page, shop));
    await forgetDevice(page, shop.appOrigin);
    await tour('guest', nothingOrdered);
    expect(found).toEqual([]);
  });
}

test('axe finds no violations on the screens without a shop, in uz and ar, light and dark', async ({
  page,
  context,
  baseURL,
  expectErrors,
}) => {
  // A disabled shop refuses its menu; an unknown shop has none.
  expectErrors(/403.*overalls/, /404/);
  const look = axeTour();
  const found: string[] = [];
  for (const language of languages) {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    for (const address of ['/?vendor=closed', '/?vendor=nobody', '/no/such/page?vendor=demo']) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      found.push(...(await look(page)).map((fault) => `${language}, ${address} ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test('axe reports violations that are there, in light and dark', async ({ plain }) => {
  await expect(plain.getByRole('article').first()).toBeVisible();
  await bringAxe(plain);
  await plain.evaluate(() => {
    const button = document.createElement('button');
    const pale = document.createElement('p');
    pale.textContent = 'pale';
    pale.style.color = 'rgb(128 128 128 / 30%)';
    const [small, beside] = ['x', 'y'].map((text) => {
      const target = document.createElement('button');
      target.textContent = text;
      target.style.cssText = 'inline-size: 12px; block-size: 12px';
      return target;
    });
    document.querySelector('main')?.append(button, pale, small ?? '', beside ?? '');
  });
  const found = await faultsOf(plain);
  expect(found.map((fault) => fault.split(':')[0])).toEqual([
    'color-contrast, dark',
    'button-name, light',
    'color-contrast, light',
    'target-size, light',
  ]);
});
