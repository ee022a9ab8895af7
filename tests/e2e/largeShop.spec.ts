import type { Locator, Page } from '@playwright/test';
import { demoId } from '../../mocks/backend/seed/demo/identity';
import { repeatProducts } from '../../mocks/backend/seed/repeatProducts';
import { expect, test } from './fixtures';
import { repeatUntilSeen, topSheet, untilDrawn } from './steps';
import { untilAlive } from './untilAlive';

// Enough products that home renders them in blocks (CardBlocks), which must not be noticeable.
const many = 3000;
/** Cards on about five screens, over all sections near the viewport. */
const fewCards = 150;

type Shop = { backend: { db: { products: ReturnType<typeof repeatProducts> } } };

/**
 * Fills the demo shop; the returned function renames a category's last product and returns its
 * name.
 */
function fillShop({ backend: { db } }: Shop) {
  const demo = db.products.filter(({ merchantId }) => merchantId === demoId);
  db.products = repeatProducts(demo, many);
  return (categoryId: string) => {
    const last = db.products.findLast((product) => product.categoryId === categoryId);
    if (!last) throw new Error(`Category ${categoryId} is empty`);
    const name = `Oxirgisi, ${categoryId}`;
    last.name = { uz: name, ru: name, eng: name };
    return name;
  };
}

async function enter(page: Page, path = '/') {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}vendor=demo`);
  await untilAlive(page);
}

const cards = (page: Page) => page.getByRole('article');
const cardOf = (container: Page | Locator, name: string) =>
  container.getByRole('article').filter({ hasText: name });
const topOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top);

test('a large shop scrolls from end to end, keeps a focused control, and jumps to a distant category; only the cards near the viewport are rendered', async ({
  page,
  shop,
  context,
}) => {
  const nameLast = fillShop(shop);
  const { db } = shop.backend;
  const lastCategory = db.categories
    .filter(({ merchantId }) => merchantId === demoId)
    .toSorted((a, b) => b.priority - a.priority)[0];
  const last = nameLast(lastCategory?.id ?? '');
  await enter(page);
  const first = cards(page).first();
  const before = await topOf(first);
  await expect.poll(() => cards(page).count()).toBeLessThan(fewCards);
  await repeatUntilSeen(page, () => page.keyboard.press('End'), cardOf(page, last));
  await expect.poll(() => cards(page).count()).toBeLessThan(fewCards);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
  await expect(async () => {
    await page.keyboard.press('Home');
    await untilDrawn(page);
    expect(await topOf(first)).toBe(before);
  }).toPass();

  await test.step('a focused control stays mounted, however far the page is scrolled', async () => {
    const plus = cards(page)
      .first()
      .getByRole('button', { name: /^Savatga/ });
    await plus.focus();
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 30_000);
    await expect(cards(page).nth(1)).not.toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20_000);
    await expect.poll(() => cards(page).count()).toBeLessThan(fewCards);
    await expect(plus).toBeFocused();
  });

  const session = await context.newCDPSession(page);
  for (const slowdown of [1, 6])
    await test.step(`a jump to a distant category lands below the bar and stays there, ${slowdown} times slower`, async () => {
      await enter(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const bar = page.getByRole('navigation', { name: 'Turkumlar' });
      const name = 'Salatlar va non';
      await bar.getByRole('link', { name, exact: true }).click();
      const title = page.getByRole('heading', { name });
      await expect(title).toBeInViewport();
      let last = Number.NaN;
      const isSteady = async () => {
        const before = last;
        last = await topOf(title);
        return last === before;
      };
      await expect.poll(isSteady, { intervals: [1500] }).toBe(true);
      const barEnd = await bar.evaluate((each) => each.getBoundingClientRect().bottom);
      expect(last).toBeGreaterThanOrEqual(barEnd - 1);
      expect(last).toBeLessThan(barEnd + 40);
      const section = page.getByRole('region', { name });
      await expect(cardOf(section, 'Achichuk').first()).toBeInViewport();
      // nothing that was passed on the way stays mounted
      await expect.poll(() => cards(page).count()).toBeLessThan(fewCards);
      await expect(page.getByRole('region', { name: 'Osh' }).getByRole('article')).toHaveCount(0);
    });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  await test.step('a long category sheet renders only nearby cards, down to its last product', async () => {
    const last = nameLast('gazak');
    await enter(page, '/category?id=gazak');
    const sheet = topSheet(page);
    await expect(sheet.getByRole('article').first()).toBeInViewport();
    expect(await sheet.getByRole('article').count()).toBeLessThan(fewCards);
    await page.mouse.move(195, 600);
    await repeatUntilSeen(page, () => page.mouse.wheel(0, 20_000), cardOf(sheet, last));
    expect(await sheet.getByRole('article').count()).toBeLessThan(fewCards);
  });
});

test('a long row scrolls sideways to its end, in either direction', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  const last = fillShop(shop)('gazak');
  for (const lang of ['uz', 'ar'])
    await test.step(lang, async () => {
      await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
      await enter(page);
      const row = page.locator('section[data-row]').first();
      await repeatUntilSeen(
        page,
        () => row.scrollIntoViewIfNeeded(),
        row.getByRole('article').first(),
      );
      const end = cardOf(row, last);
      await repeatUntilSeen(
        page,
        () =>
          row.locator(':scope > div').evaluate((pane) => {
            pane.scrollBy({ left: (document.dir === 'rtl' ? -1 : 1) * pane.scrollWidth });
          }),
        end,
      );
      expect(await row.getByRole('article').count()).toBeLessThan(fewCards);
    });
});

test('small cards in blocks leave no gap, however many stand in a row', async ({ page, shop }) => {
  fillShop(shop);
  for (const category of shop.backend.db.categories) category.viewType = 'SMALL';
  await page.setViewportSize({ width: 640, height: 844 });
  await enter(page);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(15);
  const section = page.getByRole('region', { name: 'Osh' });
  // cards per line, of which only the last may be shorter
  const lines = await section.evaluate((region) => {
    const counts = new Map<number, number>();
    for (const card of region.querySelectorAll('article')) {
      const top = Math.round(card.getBoundingClientRect().top);
      counts.set(top, (counts.get(top) ?? 0) + 1);
    }
    return [...counts].toSorted(([one], [other]) => one - other).map(([, count]) => count);
  });
  expect(lines.length).toBeGreaterThan(3);
  expect(new Set(lines.slice(0, -1))).toEqual(new Set([5]));
});
