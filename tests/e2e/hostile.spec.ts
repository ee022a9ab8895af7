import type { Page } from '@playwright/test';
import { routes } from '../../src/navigation/paths';
import { expect, test } from './fixtures';
import { markup, spoil } from './hostileShop';
import { plant } from './planted';
import type { Particular } from './routeTour';
import { topSheet } from './steps';

/** For each route with an `:id`, an id that exists; null for the routes with a test of their own. */
const ids: Readonly<Record<Particular, string | null>> = {
  product: 'toy-oshi',
  vacancy: 'vakansiya-kuryer',
  order: null,
  orderAgain: null,
  orderCancel: null,
  orderGrade: null,
  orderMap: null,
  story: null,
};
const existing = new Map<string, string | null>(Object.entries(ids));

const everyPath = Object.entries(routes)
  .filter(([name]) => existing.get(name) !== null)
  .map(([name, route]) => route.replace(':id', existing.get(name) ?? ''));

/** Forbidden content of a page, whatever the server sends; each finding names what it would do. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const refused = /^\s*(javascript|data|blob|vbscript):|^\s*[\\/]{2}/i;
    const faults = Object.hasOwn(globalThis, 'ran') ? ['markup ran'] : [];
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

/** The browser reports inline handlers blocked by the policy. */
const policyErrors = [/inline event handler/, /script-src-attr refuses inline/];

test('markup and unsafe addresses in server data are rendered as text on every page', async ({
  page,
  shop,
  expectErrors,
}) => {
  test.slow();
  // Broken images, and inline handlers blocked by the policy.
  expectErrors(/\/cdn\//, ...policyErrors);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.appOrigin)) foreign.push(request.url());
  });
  await plant(page, shop);
  spoil(shop.backend);
  await page.goto('/?vendor=demo');
  await expect(page.getByText(markup).first()).toBeAttached();
  for (const path of everyPath) {
    await page.goto(`${path}?vendor=demo`);
    await expect(page.getByRole('heading').first()).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await faultsOf(page), path).toEqual([]);
  }
  expect(foreign).toEqual([]);

  await test.step('a merchant’s formatted text keeps its formatting on every page that has it, and nothing in it runs', async () => {
    const link = '<a href="java&#9;script:globalThis.ran=1">bosing</a>';
    const html = `<h2>Biz</h2>${markup}<script>ran=1</script>${link}`;
    for (const policy of shop.backend.db.policies) policy.text = { uz: html, ru: html, eng: html };
    for (const path of ['/about', '/offerta', '/privacy']) {
      await page.goto(`${path}?vendor=demo`);
      await expect(topSheet(page).getByRole('heading', { name: 'Biz', exact: true })).toBeVisible();
      await topSheet(page).getByText('bosing').click();
      expect(await faultsOf(page), path).toEqual([]);
    }
  });
});
