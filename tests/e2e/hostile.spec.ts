import type { Page } from '@playwright/test';
import { routes } from '../../src/navigation/paths';
import { expect, test } from './fixtures';
import { markup, spoil } from './hostileShop';
import { logIn, topSheet } from './steps';

const ids: Readonly<Record<string, string>> = {
  '/product/:id': 'toy-oshi',
  '/vacancy/:id': 'vakansiya-kuryer',
};

/** Every route, with the id of something that is there; those of an order have a test of their own. */
const everyPath = Object.values(routes)
  .filter((route) => !route.includes(':id') || route in ids)
  .map((route) => route.replace(':id', ids[route] ?? ''));

/** What a page must never hold, whatever the server says: each is named by what it would do. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const refused = /^\s*(javascript|data|blob|vbscript):|^\s*[\\/]{2}/i;
    const faults = Object.hasOwn(globalThis, 'ran') ? ['something ran'] : [];
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        if (/^on/.test(name)) faults.push(`${element.localName} ${name}`);
        const isLink = ['href', 'src', 'srcset', 'action', 'xlink:href'].includes(name);
        const isOwn = element.localName === 'img' && value.startsWith('blob:http://localhost');
        if (isLink && !isOwn && refused.test(value)) faults.push(`${element.localName} ${value}`);
      }
    }
    return faults;
  });
}

/** The browser tells which handlers the policy kept from being made. */
const refusals = [/inline event handler/, /script-src-attr refuses inline/];

test('markup and refused addresses in everything that the server says are text, on every page', async ({
  page,
  shop,
  expectErrors,
}) => {
  test.slow();
  // pictures that are none, and handlers that the policy keeps from being made
  expectErrors(/\/cdn\//, ...refusals);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.appOrigin)) elsewhere.push(request.url());
  });
  await logIn(page, shop);
  spoil(shop.backend);
  await page.goto('/?vendor=demo');
  await expect(page.getByText(markup).first()).toBeAttached();
  for (const path of everyPath) {
    await page.goto(`${path}?vendor=demo`);
    await expect(page.getByRole('heading').first()).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await faultsOf(page), path).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
});

test('a text of the merchant keeps its form, and nothing in it runs', async ({
  plain,
  shop,
  expectErrors,
}) => {
  expectErrors(...refusals);
  const policy = shop.backend.db.policies.find(({ type }) => type === 'ABOUT_COMPANY');
  const link = '<a href="java&#9;script:globalThis.ran=1">bosing</a>';
  Object.assign(policy?.text ?? {}, { uz: `<h2>Biz</h2>${markup}<script>ran=1</script>${link}` });
  await plain.goto('/about?vendor=demo');
  await expect(topSheet(plain).getByRole('heading', { name: 'Biz', exact: true })).toBeVisible();
  await topSheet(plain).getByText('bosing').click();
  expect(await faultsOf(plain)).toEqual([]);
});
