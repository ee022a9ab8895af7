import type { Page } from '@playwright/test';
import { type Fillable, fillShop } from '../../mocks/backend/seed/fillShop';
import { paths } from '../../src/navigation/paths';
import { expect, test } from './fixtures';
import { plant } from './planted';
import { addPlov, press, repeatUntilSeen, topSheet, untilDrawn } from './steps';

const many = 10_000;
const mostElements = 2500;
/** A busy machine reads and sends 10,000 entries for half a minute. */
const patient = { timeout: 60_000 };

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/**
 * Scrolls the sheet with the wheel until an entry is there: the heights of rows are known only once
 * they are mounted.
 */
async function wheelTo(page: Page, entry: string, by: number): Promise<void> {
  await page.mouse.move(195, 500);
  const row = topSheet(page).getByText(entry, { exact: true });
  await repeatUntilSeen(page, () => page.mouse.wheel(0, by), row);
}

type Screen = {
  path: string;
  fills: readonly Fillable[];
  first: string;
  last: string;
  tab?: string;
};

const screens: readonly Screen[] = [
  { path: paths.addresses, fills: ['addresses'], first: 'Manzil 1', last: `Manzil ${many}` },
  { path: paths.branches, fills: ['branches'], first: 'Filial 1', last: `Filial ${many}` },
  {
    path: paths.orders,
    fills: ['orders'],
    tab: 'Arxiv',
    // the newest first
    first: 'Buyurtma №\u00a0110000',
    last: 'Buyurtma №\u00a0100001',
  },
];

for (const { path, fills, first, last, tab } of screens) {
  const isFocused = path === paths.addresses;
  test(`10,000 entries of ${path} keep the page small, from the first to the last${isFocused ? ', and a focused row stays mounted' : ''}`, async ({
    page,
    shop,
  }) => {
    await plant(page, shop);
    fillShop(shop.backend.db, many, ...fills);
    await page.goto(`${path}?vendor=demo`);
    if (tab) await topSheet(page).locator('label', { hasText: tab }).click();
    await expect(topSheet(page).getByText(first, { exact: true }).first()).toBeVisible(patient);
    expect(await elements(page)).toBeLessThan(mostElements);
    if (isFocused) await expectFocusKept(page, last);
    else await wheelTo(page, last, 3_000_000);
    expect(await elements(page)).toBeLessThan(mostElements);
    await wheelTo(page, first, -3_000_000);
  });
}

/** A focused row stays mounted however far the list is scrolled, and the next one follows it. */
async function expectFocusKept(page: Page, last: string) {
  const row = topSheet(page).getByRole('button', { name: /^Manzil 3\b/ });
  await row.focus();
  await wheelTo(page, last, 3_000_000);
  await expect(row).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    topSheet(page).getByRole('button', { name: 'Oʻchirish: Manzil 3', exact: true }),
  ).toBeFocused();
}

test('10,000 categories keep home and the sheet of all categories small', async ({
  page,
  shop,
}) => {
  fillShop(shop.backend.db, many, 'categories');
  await page.goto('/?vendor=demo');
  const bar = page.getByRole('navigation', { name: 'Turkumlar' });
  await expect(bar.getByRole('link').first()).toBeVisible();
  expect(await elements(page)).toBeLessThan(mostElements);
  // Home has the first ones, and at its end the way to all of them.
  const all = page.getByRole('button', { name: 'Barcha turkumlar' });
  await repeatUntilSeen(page, () => page.mouse.wheel(0, 100_000), all);
  expect(await elements(page)).toBeLessThan(mostElements);
  await all.click();
  await expect(topSheet(page)).toHaveAccessibleName('Barcha turkumlar');
  await wheelTo(page, `Turkum ${many}`, 3_000_000);
  expect(await elements(page)).toBeLessThan(mostElements);
});

test('10,000 branches on the map are a few clusters, which come apart when pressed', async ({
  page,
  shop,
}) => {
  fillShop(shop.backend.db, many, 'branches');
  await page.goto('/branches/map?vendor=demo');
  const pins = topSheet(page).locator('[data-pin]');
  const clusters = pins.filter({ hasText: / ta filial$/ });
  await expect(clusters.first()).toBeVisible(patient);
  expect(await elements(page)).toBeLessThan(mostElements);
  const single = pins.filter({ hasText: /^Filial \d+$/ });
  await expect(async () => {
    const chosen = await single.count();
    await clusters.first().dispatchEvent('click');
    await untilDrawn(page);
    expect(await single.count()).toBeGreaterThan(chosen);
  }).toPass();
  await single.last().dispatchEvent('click');
  await expect(topSheet(page)).toHaveAccessibleName(/^Filial \d+/);
  expect(await elements(page)).toBeLessThan(mostElements);
});

test('what fills a row on home is cut where it is read', async ({ page, shop }) => {
  await plant(page, shop);
  fillShop(shop.backend.db, many, 'banners', 'stories', 'storyParts', 'activeOrders');
  await page.goto('/?vendor=demo');
  const stories = page.getByRole('list', { name: 'Hikoyalar' }).getByRole('listitem');
  await expect(stories).toHaveCount(50, patient);
  await expect(page.getByRole('list', { name: 'Faol' }).getByRole('listitem')).toHaveCount(10);
  expect(await elements(page)).toBeLessThan(mostElements);
});

test('what is long or deep is cut where it is read, and the shop goes on', async ({
  page,
  shop,
}) => {
  await test.step('a name of 5 MB without a space', async () => {
    const { db } = shop.backend;
    const name = 'Osh'.repeat(1_700_000);
    const [dish] = db.products.filter(({ id }) => id === 'toy-oshi');
    const [branch] = db.branches;
    Object.assign(dish?.name ?? {}, { uz: name });
    Object.assign(branch ?? {}, { address: name });
    await page.goto('/product/toy-oshi?vendor=demo');
    await expect(topSheet(page).locator('p', { hasText: /^OshOshOsh/ })).toBeVisible();
    const longest = await page.evaluate(() => document.body.textContent?.length ?? 0);
    expect(longest).toBeLessThan(200_000);
    await page.goto('/branches?vendor=demo');
    await expect(
      topSheet(page)
        .getByText(/^OshOshOsh|Chilonzor/)
        .first(),
    ).toBeVisible();
  });

  await test.step('50,000 nested elements in a policy are its text', async () => {
    const policy = shop.backend.db.policies.find(({ type }) => type === 'ABOUT_COMPANY');
    const deep = Array.from({ length: 50_000 }, (_, index) => `<b c${index}>`).join('');
    Object.assign(policy?.text ?? {}, { uz: `<h2>Biz</h2><p>Boshi</p>${deep}` });
    await page.goto('/about?vendor=demo');
    await expect(topSheet(page).getByRole('heading', { name: 'Biz', exact: true })).toBeVisible();
    await expect(topSheet(page).getByText('Boshi')).toBeVisible();
    expect(await elements(page)).toBeLessThan(mostElements);
  });

  await test.step('a basket of 100 lines goes to the checkout with few elements', async () => {
    shop.backend.reset();
    await page.goto('/?vendor=demo');
    await addPlov(page, (text) => press(page, text));
    const { lines } = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('cart:')) ?? '';
      return JSON.parse(localStorage.getItem(key) ?? '{}').value;
    });
    expect(lines).toHaveLength(1);
    fillShop(shop.backend.db, 100, 'products');
    const ids = shop.backend.db.products.map(({ id }) => id);
    await page.evaluate((all) => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('cart:')) ?? '';
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
      stored.value.lines = all.map((id) => ({
        key: JSON.stringify([id, [], '']),
        productId: id,
        choices: [],
        count: 1,
        note: '',
      }));
      localStorage.setItem(key, JSON.stringify(stored));
    }, ids);
    await page.goto('/basket?vendor=demo');
    await expect(topSheet(page).getByRole('button', { name: /Rasmiylashtirish/ })).toBeVisible();
    expect(await elements(page)).toBeLessThan(mostElements);
  });
});
