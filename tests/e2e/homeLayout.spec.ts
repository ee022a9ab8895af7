import type { Locator, Page } from '@playwright/test';
import { demoId } from '../../mocks/backend/seed/demo/identity';
import { repeatProducts } from '../../mocks/backend/seed/repeatProducts';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { inMotion } from './inMotion';
import { later, lookAgain, place } from './pastOrders';
import { plant } from './planted';
import { untilSignedIn } from './saveAddress';
import { addOne } from './shopSteps';
import { reloadApp, topSheet } from './steps';
import { untilAlive } from './untilAlive';

test.use(inMotion);

test('on a small card nothing but a badge covers the picture; the rating and the plus are below it', async ({
  page,
  shop,
}) => {
  for (const category of shop.backend.db.categories) Object.assign(category, { viewType: 'SMALL' });
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  const card = page.getByRole('article').filter({ hasText: 'Choyxona oshi' });
  const bottomOf = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().bottom);
  await expect(card).toContainText(/★ 4,\d · 400\sg/);
  const picture = card.locator('img').locator('..');
  const plus = card.getByRole('button', { name: /^Savatga/ });
  const { height = 0, width = 0, y = 0 } = (await plus.boundingBox()) ?? {};
  const below = y - (await bottomOf(picture));
  expect(below).toBeGreaterThan(0);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(width).toBeGreaterThan(60);
  await plus.click();
  await expect(card.getByRole('button', { name: /^Kamaytirish/ })).toBeVisible();
  const more = (await card.getByRole('button', { name: /^Koʻp/ }).boundingBox())?.y ?? 0;
  expect(more - (await bottomOf(picture))).toBeCloseTo(below);
  // The hearts are loaded by now; a small card has none.
  await page.goto('/product/choyxona-oshi?vendor=demo');
  await expect(topSheet(page).getByRole('button', { name: /^Sevimli/ })).toBeVisible();
  await expect(page.getByRole('article').getByRole('button', { name: /^Sevimli/ })).toHaveCount(0);
});

/** Whether the picture of the banner with this caption begins where that ends, from left to right or the other way. */
async function isBeside(page: Page, text: string, isFromLeft: boolean): Promise<boolean> {
  const captioned = page.locator('section li button').filter({ hasText: text }).first();
  const [caption, picture] = await Promise.all([
    captioned.getByText(text).boundingBox(),
    captioned.locator('img').boundingBox(),
  ]);
  if (!caption || !picture) return false;
  const [first, second] = isFromLeft ? [caption, picture] : [picture, caption];
  return first.x + first.width <= second.x;
}

test('home has room in every language: a banner’s caption beside its picture, the shop’s name and where the order goes, from 320 to 390 px, and three categories in a scrolled bar', async ({
  page,
  context,
  baseURL,
}) => {
  const captions: Readonly<Record<string, string>> = { uz: 'Toʻy oshi', ar: 'Wedding plov' };
  for (const lang of ['ru', 'eng', 'kz', 'tr', 'ar', 'zh', 'uz'])
    await test.step(lang, async () => {
      await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
      await page.goto('/?vendor=demo');
      // Until then the last visit's picture is on screen.
      await untilAlive(page);
      const text = captions[lang];
      if (text !== undefined)
        await expect.poll(() => isBeside(page, text, lang === 'uz')).toBe(true);
      await expect(page.locator('header button')).toBeVisible();
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const cut = await page
          .locator('header h1, header button span')
          .evaluateAll(
            (texts) => texts.filter((each) => each.scrollWidth > each.clientWidth).length,
          );
        expect(cut, `${lang} at ${width}`).toBe(0);
      }
    });

  await test.step('the bar of categories has room for three at the top of a scrolled page', async () => {
    const search = page.getByRole('link', { name: 'Qidiruv' });
    await page.mouse.wheel(0, 1200);
    await expect(search).toBeInViewport();
    const chips = page.locator('[data-rail] nav a');
    const { x = 0 } = (await search.boundingBox()) ?? {};
    const whole = () =>
      chips.evaluateAll(
        (all, end) =>
          all.slice(0, 3).filter((chip) => {
            const { left, right } = chip.getBoundingClientRect();
            return left >= 0 && right < end;
          }).length,
        x,
      );
    await expect.poll(whole).toBe(3);
    await expect(page.getByRole('link', { name: 'Milliy taomlar' })).toBeAttached();
  });
});

test('home shows the newest active order, wherever its row was scrolled', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const first = place(shop, ['patir']);
  later(shop, 1);
  await page.goto('/?vendor=demo');
  const row = page.getByRole('list', { name: 'Faol' });
  const card = ({ id }: { id: string }) => row.locator(`a[href*="${id}"]`);
  await expect(card(first)).toBeInViewport({ ratio: 1 });
  const second = place(shop, ['patir']);
  await lookAgain(page);
  await expect(card(second)).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole('link').first()).toHaveAttribute('href', new RegExp(second.id));

  await card(first).scrollIntoViewIfNeeded();
  await expect(card(second)).not.toBeInViewport({ ratio: 1 });
  later(shop, 1);
  const third = place(shop, ['patir']);
  await lookAgain(page);
  await expect(card(third)).toBeInViewport({ ratio: 1 });
});

test('inside Telegram, whose button is below the page, the order under way is at its lower edge', async ({
  simulator,
  shop,
}) => {
  const { page, app } = await simulator({ contact: 'grant' });
  await untilSignedIn(app);
  await addOne(app);
  place(shop, ['patir']);
  await reloadApp(page, app);
  const order = app.getByRole('list', { name: 'Faol' }).getByRole('link');
  await expect(order).toBeInViewport({ ratio: 1 });
  const above = () =>
    order.evaluate((each) => innerHeight - Math.round(each.getBoundingClientRect().bottom));
  await expect(page.getByTestId('main-button')).toContainText(/^Savat/);
  await expect.poll(above).toBeLessThan(40);
});

test('the outline has the ground of home, from its first frame, and no heading a margin or a weight of the browser’s own', async ({
  page,
}) => {
  const release = await holdBack(page, /\/reactDom-[^/]*\.js$/);
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  const groundOf = (locator: Locator) =>
    locator.evaluate((each) => getComputedStyle(each).backgroundColor);
  const outline = page.locator('.early');
  await expect(outline.locator('i').first()).toBeVisible();
  const ground = await groundOf(outline);
  const { width, height } = (await outline.boundingBox()) ?? {};
  expect(width).toBe(390);
  expect(height).toBeGreaterThanOrEqual(844);
  // Full rows below the logo: whether a shop has one column or three is not known yet.
  for (const row of await outline.locator('i:not(.early-head)').all())
    expect((await row.boundingBox())?.width).toBe(390 - 32);
  await release();
  await untilAlive(page);
  expect(await groundOf(page.locator('main').locator('..'))).toBe(ground);

  const styles = await page.evaluate(() =>
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => {
      const heading = document.createElement(name);
      document.body.append(heading);
      const { marginBlock, fontWeight, fontSize } = getComputedStyle(heading);
      const ofPage = getComputedStyle(document.body);
      heading.remove();
      return {
        name,
        marginBlock,
        isAsText: fontWeight === ofPage.fontWeight && fontSize === ofPage.fontSize,
      };
    }),
  );
  for (const { name, ...style } of styles)
    expect(style, name).toEqual({ marginBlock: '0px', isAsText: true });
});

/**
 * Runs in the page: until the title of `name` has come to rest, the number of frames without a card
 * on the screen, and how far the title was above its final position.
 */
async function watchJump(name: string) {
  const title = [...document.querySelectorAll('h2, h3')].find((each) => each.textContent === name);
  if (!title) throw new Error(`No section ${name}`);
  const isOnScreen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 60 && top < innerHeight;
  };
  // As the frame is painted: the page's own observer, which corrects the position, comes before a new one of the same
  // element. The title itself is not laid out while its section is far away.
  const frame = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
    );
  let [blank, highest, rest] = [0, Number.POSITIVE_INFINITY, 0];
  let last = Number.NaN;
  while (rest < 60) {
    await frame();
    if (![...document.querySelectorAll('article')].some(isOnScreen)) blank += 1;
    const { top } = title.getBoundingClientRect();
    highest = Math.min(highest, top);
    rest = top === last && isOnScreen(title) ? rest + 1 : 0;
    last = top;
  }
  return { blank, passed: last - highest };
}

for (const count of [0, 3000]) {
  test(`a distant category is reached without passing it or showing a blank frame, ${count || 'few'} products`, {
    tag: '@core:menu',
  }, async ({ page, shop: { backend } }) => {
    if (count > 0) {
      const demo = backend.db.products.filter(({ merchantId }) => merchantId === demoId);
      backend.db.products = repeatProducts(demo, count);
    }
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    const name = 'Salatlar va non';
    const chip = page
      .getByRole('navigation', { name: 'Turkumlar' })
      .getByRole('link', { name, exact: true });
    const [{ blank, passed }] = await Promise.all([page.evaluate(watchJump, name), chip.click()]);
    expect(blank).toBe(0);
    expect(passed).toBeLessThan(2);
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  });
}
