import type { Locator, Page } from '@playwright/test';
import { demoId } from '../../mocks/backend/seed/demo/identity';
import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { forgetDevice } from './forgetDevice';
import { expectSheets } from './steps';
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

/** Every size of cards in turn, each at a first visit. */
async function forEachSize(page: Page, shop: ServedShop, look: () => Promise<void>) {
  for (const size of sizes)
    await test.step(size, async () => {
      await forgetDevice(page, shop.appOrigin);
      showEverything(shop, size);
      await look();
    });
}

test('a product can be added on the first screen of 360 × 600, whatever the size of the cards', {
  tag: '@core:look',
}, async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await forEachSize(page, shop, async () => {
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    await expectProduct(page.getByRole('main'), page.getByRole('article').first());
  });
});

test('a product can be added on Telegram’s first screen of 360 × 600, whatever the size of the cards', async ({
  page,
  shop,
  simulator,
}) => {
  // Telegram's bars are above the app.
  await page.setViewportSize({ width: 360, height: 680 });
  await forEachSize(page, shop, async () => {
    const { app } = await simulator({ client: 'android', platform: 'android', contact: 'grant' });
    // Before that the frame is still navigating.
    await expect(app.getByRole('article').first()).toBeVisible();
    const height = () => app.locator('html').evaluate(() => innerHeight);
    await expect.poll(height).toBeLessThanOrEqual(600);
    await expectProduct(app.getByRole('main'), app.getByRole('article').first());
  });
});

test('with text at 200% a product can be added within 360 × 740, whatever the size of the cards', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await forEachSize(page, shop, async () => {
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    await expectProduct(page.getByRole('main'), page.getByRole('article').first());
  });
});

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

test('the bar of categories follows what is read, leads to each group, and has the search once the one above is gone', {
  tag: '@core:menu',
}, async ({ plain, shop }) => {
  const bar = plain.getByRole('navigation', { name: 'Turkumlar' });
  const search = plain.getByRole('link', { name: 'Qidiruv', exact: true });
  const all = plain.getByRole('link', { name: 'Barcha turkumlar' });
  await expect(all).toBeVisible();
  await expect(search).toHaveCount(0);

  await test.step('it begins with the group of the part being read, and leads to each group', async () => {
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
    // Scrolled chips stay clear of the button with all categories.
    const end = await all.evaluate((each) => each.getBoundingClientRect().right);
    const left = await bar.evaluate((each) => each.getBoundingClientRect().left);
    expect(left).toBeGreaterThanOrEqual(end);
  });

  await test.step('scrolled down, search is beside the categories and nothing lies under it', async () => {
    await plain.getByRole('heading', { name: 'Burgerlar' }).scrollIntoViewIfNeeded();
    await expect(search).toBeInViewport({ ratio: 1 });
    // The last chip can be scrolled out from under it.
    const last = bar.getByRole('link').last();
    await bar.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
    const [chip, button] = await Promise.all([last.boundingBox(), search.boundingBox()]);
    if (!chip || !button) throw new Error('The bar is not on screen');
    expect(chip.x + chip.width).toBeLessThanOrEqual(button.x);
    await search.click();
    await expect(plain.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await plain.keyboard.press('Escape');
    await expectSheets(plain);
  });

  await test.step('scrolled back to the start, the focus moves from it to the one above', async () => {
    await search.focus();
    await search.press('Home');
    await expect(search).toHaveCount(0);
    await expect(plain.locator(':focus')).toHaveAttribute('href', '/search');
    await expect(plain.locator(':focus')).toBeInViewport({ ratio: 1 });
  });

  await test.step('at the very end of the menu the last category is marked, however short the last ones are', async () => {
    const { db } = shop.backend;
    const chips = plain.locator('nav[data-rove] a:not([data-lead])');
    await expect(chips.first()).toHaveAttribute('aria-current', 'true');
    const ids = await chips.evaluateAll((all) =>
      all.map((chip) => chip.getAttribute('href')?.split('section-').at(-1) ?? ''),
    );
    const lastTwo = ids.slice(-2);
    for (const id of lastTwo) {
      const [, ...others] = db.products.filter(({ categoryId }) => categoryId === id);
      for (const product of others) product.active = false;
    }
    await plain.reload();
    await expect(chips).toHaveCount(ids.length);
    await expect
      .poll(async () => {
        await plain.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return chips.last().getAttribute('aria-current');
      })
      .toBe('true');
    await plain.evaluate(() => scrollTo(0, 0));
    await expect(chips.first()).toHaveAttribute('aria-current', 'true');
  });
});
