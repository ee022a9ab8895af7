import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { forgetDevice } from './forgetDevice';
import { inMotion } from './inMotion';
import { addOne } from './shopSteps';
import { atRest, expectSheets, plovCard, topSheet } from './steps';
import { untilAlive } from './untilAlive';

test.use(inMotion);

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const rail = (page: Page) => page.getByRole('navigation', { name: 'Turkumlar' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Savat' });

test('categories, products and basket are side by side from the first frame of home, in uz and ar', async ({
  page,
  context,
  baseURL,
  shop,
}) => {
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.by += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const lang of ['uz', 'ar'] as const)
    await test.step(lang, async () => {
      await forgetDevice(page, shop.appOrigin);
      await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
      await page.goto('/?vendor=demo');
      await untilAlive(page);
      await expect(page.getByRole('complementary')).toBeVisible();
      const [categories, products, basket] = await Promise.all(
        [
          page.locator('[data-rail]'),
          page.locator('main header'),
          page.getByRole('complementary'),
        ].map((part) => part.boundingBox()),
      );
      if (!categories || !products || !basket) throw new Error('A column is missing');
      const columns = [categories, products, basket];
      if (lang === 'ar') columns.reverse();
      const [first, middle, last] = columns;
      expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(middle?.x ?? 0);
      expect((middle?.x ?? 0) + (middle?.width ?? 0)).toBeLessThanOrEqual(last?.x ?? 0);
      // The outline is there before the direction of the language is known.
      if (lang === 'uz') expect(await page.evaluate(() => Reflect.get(window, 'moved').by)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    });
});

test('the rail leads to a category and marks it; the basket follows and leads to the checkout; a narrower window is a phone’s again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveTitle('Oltin Qozon: osh, somsa va shashlik');
  await test.step('a row under the mouse has arrows, which move it', async () => {
    const banners = page.getByRole('list', { name: 'Takliflar' });
    await expect(banners.getByRole('button')).toHaveCount(3);
    await banners.hover();
    const arrow = (side: 'left' | 'right') => page.locator(`[data-arrow=${side}]`);
    await expect(arrow('left')).toHaveCount(0);
    await arrow('right').click();
    await expect(banners.getByRole('button').last()).toBeInViewport({ ratio: 0.9 });
    await expect(arrow('right')).toHaveCount(0);
    await expect(arrow('left')).toBeVisible();
    await page.mouse.move(640, 20);
    await expect(arrow('left')).toHaveCount(0);
  });

  await rail(page).getByRole('link', { name: 'Pitsa' }).click();
  await expect(page.getByRole('heading', { name: 'Pitsa' })).toBeInViewport();
  await expect(rail(page).getByRole('link', { name: 'Pitsa' })).toHaveAttribute('aria-current');
  await expect(panel(page)).toContainText('Savat boʻsh');
  await expect(panel(page).getByRole('button')).toHaveCount(0);

  await addOne(page);
  await expect(panel(page).getByRole('group', { name: 'Issiq patir' })).toBeVisible();
  // the bar at the bottom of a phone
  await expect(page.getByRole('button', { name: /^Savat(?!ga)/ })).toHaveCount(0);
  await panel(page)
    .getByRole('button', { name: /^Rasmiylashtirish/ })
    .click();
  await expectSheets(page, 'Buyurtma berish');

  await test.step('three or four cards are in a row, at the narrowest and at 1280 px', async () => {
    for (const [width, columns] of [
      [900, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/?vendor=demo');
      await untilAlive(page);
      const section = page.getByRole('region', { name: 'Somsa' });
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('article').first()).toBeVisible();
      const tops = await section
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    }
  });

  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Savat(?!ga)/ })).toBeVisible();
});

test('a sheet is a dialog in the middle, and closes beside it; a product shows its name and price at once, in a tablet too; of several only the top one has a bar; a map has zoom buttons', async ({
  page,
}) => {
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await plovCard(page).click();
  await expectSheets(page, 'Toʻy oshi');
  await atRest(page);
  const box = await topSheet(page).locator('section').first().boundingBox();
  if (!box) throw new Error('The sheet has no panel');
  const scroller = await topSheet(page).locator('[data-scroller]').boundingBox();
  const top = scroller?.y ?? 0;
  expect(top).toBeGreaterThan(0);
  expect(800 - top - (scroller?.height ?? 0)).toBeCloseTo(top, 0);
  expect(box.x).toBeCloseTo((1280 - box.width) / 2, 0);
  await page.mouse.click(40, 780);
  await expectSheets(page);

  // a short one too
  await page.goto('/profile/language?vendor=demo');
  await atRest(page);
  const short = await topSheet(page).locator('section').first().boundingBox();
  expect((short?.y ?? 0) + (short?.height ?? 0) / 2).toBeCloseTo(400, -1);

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/product/toy-oshi?vendor=demo');
    const product = topSheet(page);
    await expect(product.getByText('28 000 soʻm').first()).toBeInViewport({ ratio: 1 });
    const action = await product.getByRole('button', { name: /^Qoʻshish/ }).boundingBox();
    const price = await product.getByText('28 000 soʻm').first().boundingBox();
    expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThan(action?.y ?? 0);
  }

  await test.step('of dialogs over each other only the top one has a bar', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/address/delivery?vendor=demo');
    const save = page.locator('[role=dialog]').first().getByText('Saqlash');
    await expect(save).toBeVisible();
    await topSheet(page).getByRole('button', { name: 'Manzil qidirish' }).click();
    await expectSheets(page, 'Qayerga yetkazib beramiz?', 'Manzil qidirish');
    await expect(save).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(save).toBeVisible();
  });

  await test.step('a map has zoom buttons', async () => {
    await page.goto('/branches/map?vendor=demo');
    const closer = topSheet(page).getByRole('button', { name: 'Xaritani yaqinlashtirish' });
    await expect(closer).toBeVisible();
    const pins = topSheet(page).locator('.maplibregl-marker');
    await expect(pins).not.toHaveCount(0);
    const spread = () =>
      pins.evaluateAll((all) => {
        const lefts = all.map((pin) => pin.getBoundingClientRect().left);
        return Math.max(...lefts) - Math.min(...lefts);
      });
    /** The spread once the map has stopped moving: on a busy machine it fits its pins late. */
    const settled = async () => {
      let last = Number.NaN;
      let looks = 0;
      const isSame = async () => {
        const now = await spread();
        looks = now > 0 && now === last ? looks + 1 : 0;
        last = now;
        return looks;
      };
      await expect.poll(isSame, { intervals: [500] }).toBeGreaterThan(2);
      return last;
    };
    const before = await settled();
    await closer.click();
    await expect.poll(spread).toBeGreaterThan(1.5 * before);
    const after = await settled();
    await topSheet(page).getByRole('button', { name: 'Xaritani uzoqlashtirish' }).click();
    await expect.poll(spread).toBeLessThan(0.7 * after);
  });
});

test('a dish with sizes opens as wide as it stays, also as the first sheet', async ({ page }) => {
  // nothing is prefetched
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  await page.evaluate(() => {
    const widths = new Set<number>();
    Object.assign(globalThis, { widths });
    const look = () => {
      const sheet = document.querySelector<HTMLElement>('[role=dialog] [data-scroller]');
      if (sheet) widths.add(sheet.offsetWidth);
      requestAnimationFrame(look);
    };
    look();
  });
  await plovCard(page).click();
  await expect(topSheet(page).getByRole('radio').first()).toBeVisible();
  const widths = await page.evaluate(() => [...Reflect.get(globalThis, 'widths')]);
  expect(widths).toEqual([960]);
});
