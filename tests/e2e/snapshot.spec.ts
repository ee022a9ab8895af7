import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { inMotion } from './inMotion';
import { expectSheets, plovCard } from './steps';
import { untilAlive } from './untilAlive';

test.use(inMotion);

/** Visits the shop and waits until the snapshot is stored. */
async function visitOnce(page: Page) {
  await page.goto('/?vendor=demo');
  await expect(plovCard(page)).toBeVisible();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => /^home:/.test(key)));
}

/** Holds back the app's scripts until the returned function is called. */
async function holdBundle(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

/** Sums the layout shift from now on; the returned function reads the sum. */
async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const moved = { by: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') moved.by += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    return moved;
  });
  return () => sum.evaluate(({ by }) => by);
}

test('a returning visitor sees the sections before the app loads, without layout shift when it mounts', async ({
  page,
}) => {
  await visitOnce(page);
  const release = await holdBundle(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  const box = await plovCard(page).boundingBox();
  const readShift = await watchLayoutShift(page);
  await release();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await untilAlive(page);
  expect(await plovCard(page).boundingBox()).toEqual(box);
  expect(await readShift()).toBe(0);
});

test('the first frame of a returning visit has content, on a slow phone too', async ({ page }) => {
  await visitOnce(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      document.documentElement.dataset.firstFrame = document.querySelector('article') ? 'home' : '';
    });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-first-frame', 'home');
});

test('with a cached bundle the snapshot still comes first, and its text before its photos', async ({
  page,
}) => {
  await visitOnce(page);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const photo = document.querySelector<HTMLElement>('#root article img');
      if (!photo) return;
      observer.disconnect();
      // The render without React has no photos at all.
      const first = { asked: photo.getAttribute('src'), waits: photo.dataset.src };
      Object.assign(window, { first });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const release = await holdBack(page, /\/reactDom-[^/]*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'first'))).toEqual({
    asked: null,
    waits: expect.stringMatching(/webp/),
  });
  const photo = page.locator('article img').first();
  await expect(photo).toHaveJSProperty('complete', true);
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.locator('#root use').first()).toHaveAttribute('href', /icons/);
  await release();
  await untilAlive(page);
});

test('the snapshot keeps the cards that start within the first 1.5 viewports', async ({ page }) => {
  await visitOnce(page);
  const { kept, near } = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('home:')) ?? '';
    const { html } = JSON.parse(localStorage.getItem(key) ?? '').value;
    const namesOf = (cards: Iterable<Element>) => [...cards].map((card) => card.textContent);
    const drawn = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('article');
    const top = document.querySelector('#root > *')?.getBoundingClientRect().top ?? Number.NaN;
    // Cards past the first distant one are skipped: Chromium may not have laid them out yet.
    const cards = [...document.querySelectorAll('article')];
    const firstFar = cards.findIndex(
      (card) => card.getBoundingClientRect().top - top > 1.5 * innerHeight,
    );
    return { kept: namesOf(drawn), near: namesOf(cards.slice(0, firstFar)) };
  });
  expect(near).not.toHaveLength(0);
  expect(kept).toEqual(near);
});

test('a snapshot whose style sheet hangs does not delay the app', async ({ page }) => {
  await visitOnce(page);
  const release = await holdBack(page, /\/behind-[^/]*\.css$/);
  await page.reload({ waitUntil: 'commit' });
  await untilAlive(page);
  await release();
});

test('a tap on the snapshot is replayed once the app has mounted', async ({ page }) => {
  await visitOnce(page);
  const release = await holdBundle(page);
  await page.reload({ waitUntil: 'commit' });
  const started = await page.evaluate(() => performance.timeOrigin);
  await plovCard(page).click();
  await release();
  await expectSheets(page, 'Toʻy oshi');
  // The card is a link, which is not followed by the browser.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
});

test('the snapshot’s banners stay until new ones load, without layout shift', async ({ page }) => {
  await visitOnce(page);
  const banners = page.getByRole('list', { name: 'Takliflar' });
  const last = page.locator('[data-drawn]').filter({ has: banners });
  const sectionTitle = page.locator('main h2').first();
  const box = await sectionTitle.boundingBox();
  const release = await holdBack(page, /\/support\/v1\/banner/);
  await page.reload();
  await untilAlive(page);
  await expect(last).toHaveCount(1);
  expect(await sectionTitle.boundingBox()).toEqual(box);
  await release();
  await expect(last).toHaveCount(0);
  await expect(banners.getByRole('button')).toHaveCount(3);
  expect(await sectionTitle.boundingBox()).toEqual(box);
});

test('content that changed since the last visit is updated', async ({ page, shop }) => {
  await visitOnce(page);
  const plov = shop.backend.db.products.find(({ id }) => id === 'toy-oshi');
  if (!plov) throw new Error('The demo shop has no wedding plov');
  plov.name = { uz: 'Yangi osh', ru: 'Новый плов', eng: 'New plov' };
  await page.reload();
  await expect(page.getByRole('link', { name: 'Yangi osh' }).first()).toBeVisible();
  await expect(plovCard(page)).toHaveCount(0);
});

test('an unreadable snapshot, or one of another build, falls back to the skeleton', async ({
  page,
}) => {
  await visitOnce(page);
  for (const invalid of [
    '{"format":1,"value":{"html":',
    '{"format":1,"value":{"build":"other","html":"<article>old</article>"}}',
  ]) {
    // After unload: the page being left stores its own snapshot once more.
    await page.addInitScript((text) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('home:')) ?? '';
      localStorage.setItem(key, text);
    }, invalid);
    const release = await holdBundle(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('.early')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await release();
    await expect(plovCard(page)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});
