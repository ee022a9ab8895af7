import type { Locator } from '@playwright/test';
import { demoId } from '../../mocks/backend/seed/demo/identity';
import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { untilAlive } from './untilAlive';

const sizes = ['BIG', 'MEDIUM', 'SMALL'] as const;

/** Stories, banners and groups are all switched on. */
function showEverything({ backend: { db } }: ServedShop, viewType: (typeof sizes)[number]) {
  for (const category of db.categories) Object.assign(category, { viewType });
  const settings = db.settings.find(({ merchantId }) => merchantId === demoId);
  expect(settings).toMatchObject({ storiesActive: true, bannersActive: true, groupView: 'GROUP' });
}

/** Promotions are above the products, and the first product has its name, price and plus in view. */
async function expectProduct(screen: Pick<Locator, 'getByRole'>, card: Locator) {
  await expect(screen.getByRole('list', { name: 'Hikoyalar' }).getByRole('link')).not.toHaveCount(
    0,
  );
  await expect(screen.getByRole('list', { name: 'Takliflar' }).getByRole('button')).not.toHaveCount(
    0,
  );
  await expect(screen.getByRole('link', { name: 'Milliy taomlar' })).not.toHaveCount(0);
  const plus = card.getByRole('button', { name: /^Savatga/ });
  await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(card.getByText(/\d\ssoʻm/).first()).toBeInViewport({ ratio: 1 });
  await expect(plus).toBeInViewport({ ratio: 1 });
  // Nothing lies over it.
  await plus.click({ trial: true });
}

for (const size of sizes) {
  test(`a product can be added on the first screen of 360 × 600, ${size}`, async ({
    page,
    shop,
  }) => {
    showEverything(shop, size);
    await page.setViewportSize({ width: 360, height: 600 });
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    await expectProduct(page.getByRole('main'), page.getByRole('article').first());
  });

  test(`a product can be added on Telegram’s first screen of 360 × 600, ${size}`, async ({
    page,
    shop,
    simulator,
  }) => {
    showEverything(shop, size);
    // Telegram's bars are above the app.
    await page.setViewportSize({ width: 360, height: 680 });
    const { app } = await simulator({ client: 'android', platform: 'android', contact: 'grant' });
    // Before that the frame is still navigating.
    await expect(app.getByRole('article').first()).toBeVisible();
    const height = () => app.locator('html').evaluate(() => innerHeight);
    await expect.poll(height).toBeLessThanOrEqual(600);
    await expectProduct(app.getByRole('main'), app.getByRole('article').first());
  });

  test(`with text at 200% a product can be added within 360 × 740, ${size}`, async ({
    page,
    shop,
  }) => {
    showEverything(shop, size);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    await expectProduct(page.getByRole('main'), page.getByRole('article').first());
  });
}

test('two large dishes are in view at 390 × 844, each with a line about it', async ({ plain }) => {
  const first = plain.getByRole('region', { name: 'Osh', exact: true });
  const lines = plain.getByText(/^Qozondan endigina|^Dumba yogʻida/);
  await expect(lines).toHaveCount(2);
  for (const dish of ['Toʻy oshi', 'Choyxona oshi']) {
    const card = first
      .getByRole('article')
      .filter({ has: plain.getByRole('heading', { name: dish }) });
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(card.getByText(/\d\ssoʻm/).first()).toBeInViewport({ ratio: 1 });
    const line = card.getByText(/^Qozondan endigina|^Dumba yogʻida/);
    expect(await line.evaluate((each) => each.clientHeight)).toBeLessThan(24);
  }
  // Further down a card says what it is by its picture.
  const next = plain.getByRole('region', { name: 'Somsa', exact: true });
  await next.scrollIntoViewIfNeeded();
  await expect(next.getByText('Tandirda yopilgan')).toHaveCount(0);
});

test('the bar begins with the group of the part being read, and leads to each group', async ({
  plain,
}) => {
  const bar = plain.getByRole('navigation', { name: 'Turkumlar' });
  const startOf = (name: string) =>
    bar
      .getByRole('link', { name, exact: true })
      .evaluate((link) => link.getBoundingClientRect().left);
  const start = await startOf('Milliy taomlar');
  const scrolledBy = () => bar.evaluate((each) => each.scrollLeft);
  expect(await scrolledBy()).toBe(0);
  await bar.getByRole('link', { name: 'Fast-fud' }).click();
  await expect(bar.getByRole('link', { name: 'Burgerlar' })).toHaveAttribute('aria-current');
  await expect(plain.getByRole('heading', { name: 'Fast-fud' })).toBeInViewport();
  await expect.poll(() => startOf('Fast-fud')).toBeCloseTo(start, 0);
  // Within a group the row begins with the category itself.
  await bar.getByRole('link', { name: 'Pitsa' }).click();
  await expect.poll(() => startOf('Pitsa')).toBeCloseTo(start, 0);
});

test('scrolled down, search is in the bar beside the categories and nothing lies under it', async ({
  plain,
}) => {
  const search = plain.getByRole('link', { name: 'Qidiruv', exact: true });
  await expect(plain.getByRole('link', { name: 'Barcha turkumlar' })).toBeVisible();
  await expect(search).toHaveCount(0);
  await plain.getByRole('heading', { name: 'Burgerlar' }).scrollIntoViewIfNeeded();
  await expect(search).toBeInViewport({ ratio: 1 });
  // The last chip can be scrolled out from under it.
  const bar = plain.getByRole('navigation', { name: 'Turkumlar' });
  const last = bar.getByRole('link').last();
  await bar.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
  const [chip, button] = await Promise.all([last.boundingBox(), search.boundingBox()]);
  if (!chip || !button) throw new Error('The bar is not on screen');
  expect(chip.x + chip.width).toBeLessThanOrEqual(button.x);
  await search.click();
  await expect(plain.getByRole('dialog').getByRole('textbox')).toBeVisible();
});

test('scrolled back to the start, the focus moves from the search in the bar to the one above', async ({
  plain,
}) => {
  await expect(plain.getByRole('link', { name: 'Barcha turkumlar' })).toBeVisible();
  await plain.getByRole('heading', { name: 'Burgerlar' }).scrollIntoViewIfNeeded();
  const search = plain.getByRole('link', { name: 'Qidiruv', exact: true });
  await search.focus();
  await search.press('Home');
  await expect(search).toHaveCount(0);
  await expect(plain.locator(':focus')).toHaveAttribute('href', '/search');
  await expect(plain.locator(':focus')).toBeInViewport({ ratio: 1 });
});
