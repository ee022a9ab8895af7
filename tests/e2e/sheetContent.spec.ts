import { clients } from '../../mocks/telegram/protocol/clients';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { place } from './pastOrders';
import { plant } from './planted';
import { addPlov, atRest, expectSheets, plovCard, type Screen, topSheet } from './steps';

test.use(inMotion);

/** How far the top sheet's content is scrolled, in CSS pixels: 0 when its top is seen. */
const scrolledBy = (screen: Screen) =>
  topSheet(screen)
    .locator('[data-scroller]')
    .evaluate((pane) => {
      const panel = pane.firstElementChild?.getBoundingClientRect();
      return Math.round(Math.max(0, pane.getBoundingClientRect().top - (panel?.top ?? 0)));
    });

test('a dish is shown from its picture’s top when the main button comes and goes, in every client', async ({
  simulator,
}) => {
  test.slow();
  for (const client of clients)
    await test.step(client, async () => {
      const { page, app } = await simulator({ client, contact: 'grant' });
      const button = page.getByTestId('main-button');
      await plovCard(app).click();
      await expect(topSheet(app)).toHaveAccessibleName('Toʻy oshi');
      await expect(button).toBeVisible();
      await atRest(app);
      await expect.poll(() => scrolledBy(app)).toBe(0);
      await page.setViewportSize({ width: 390, height: 700 });
      await expect.poll(() => scrolledBy(app)).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => scrolledBy(app)).toBe(0);
    });
});

test('content that was scrolled stays where it was when the window gets lower and higher', async ({
  plain,
}) => {
  await addPlov(plain, async (text) => plain.getByRole('button', { name: text }).last().click());
  await plovCard(plain).click();
  await expect(topSheet(plain)).toHaveAccessibleName('Toʻy oshi');
  await atRest(plain);
  const pane = topSheet(plain).locator('[data-scroller]');
  await pane.evaluate((each) => each.scrollBy(0, 120));
  await expect.poll(() => scrolledBy(plain)).toBe(120);
  const height = () => pane.evaluate((each) => each.clientHeight);
  const tall = await height();
  for (const [viewport, expected] of [
    [700, tall - 144],
    [844, tall],
  ] as const) {
    await plain.setViewportSize({ width: 390, height: viewport });
    await expect.poll(height).toBe(expected);
    await expect.poll(() => scrolledBy(plain)).toBe(120);
  }
});

test('the first frame of a dish has its name, its price and the picture of its card, and the button', async ({
  plain,
}) => {
  // Once its code is there: a second dish.
  await plain.getByRole('article').nth(1).getByRole('link').click();
  await expect(topSheet(plain).getByText('soʻm').first()).toBeVisible();
  await plain.goBack();
  await expectSheets(plain);
  await plain.route(/resize:fit:(640|1280|1920):/, () => undefined);
  const card = plain.getByRole('article').first();
  await expect(card.locator('img[data-shown]')).toBeVisible();
  const first = await plain.evaluateHandle(() => {
    const seen = { text: '', pictures: [] as string[] };
    new MutationObserver((_, observer) => {
      const sheet = document.querySelector('[role=dialog]');
      if (!sheet) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        seen.text = sheet.textContent ?? '';
        seen.pictures = [...sheet.querySelectorAll('li > span')].map(
          (each) => getComputedStyle(each).backgroundImage,
        );
      });
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const source = await card.locator('img').evaluate((each: HTMLImageElement) => each.currentSrc);
  await card.getByRole('link').click();
  await expectSheets(plain, name);
  const { text, pictures } = await first.jsonValue();
  expect(text).toContain(name);
  expect(text).toMatch(/\d\ssoʻm/);
  expect(text).toContain('Qoʻshish');
  expect(pictures[0]).toContain(source);
});

test('the code of orders and stories is there before they are opened from what shows them', async ({
  page,
  context,
  shop,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const came = (name: RegExp) => page.waitForResponse((response) => name.test(response.url()));
  const story = came(/StoryScreen-.*js/);
  await plant(page, shop);
  const { id } = place(shop, ['patir']);
  await page.goto('/?vendor=demo');
  await story;
  const order = came(/\/order-.*js/);
  await page.goto('/profile/orders?vendor=demo');
  await order;
  await expect(topSheet(page)).toHaveAccessibleName('Buyurtmalarim');
  const card = topSheet(page).locator(`a[href*="/profile/orders/${id}"]`);
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await card.click();
  await expect(topSheet(page)).toHaveAccessibleName('Buyurtma yuborildi');
  await context.setOffline(false);
});
