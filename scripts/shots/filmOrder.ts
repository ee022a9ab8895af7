import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { testNow } from '../../mocks/backend/testNow';
import type { ServedShop } from '../../mocks/serve';
import { type Theme, takeStill } from './camera';

/** How long a picture stands, ms. */
const standsMs = 1600;
const size = { width: 432, height: 900 };

/** The simulator with its panel, and the app in it. */
export async function openSimulator(on: Browser, { mocksOrigin }: ServedShop, theme: Theme) {
  const page = await on.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime(testNow);
  await page.goto(`${mocksOrigin}/telegram/?contact=grant&theme=${theme}&platform=ios`);
  return { page, app: page.frameLocator('iframe[title="Mini App"]') };
}

/** An order for pick-up in the simulator, from home until it is cooked: an animated WebP. */
export async function filmOrder(on: Browser, shop: ServedShop): Promise<Buffer> {
  const { page, app } = await openSimulator(on, shop, 'light');
  const frames: Buffer[] = [];
  const keep = async () => {
    const clip = { left: 12, top: 0, ...size };
    frames.push(
      await sharp(await takeStill(page))
        .extract(clip)
        .png()
        .toBuffer(),
    );
  };
  const press = async (text: RegExp) => {
    await app.locator('html:not([data-waiting])').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: text }).click();
  };
  const choose = (text: RegExp) => app.locator('label', { hasText: text }).last().click();

  const dish = app
    .getByRole('article')
    .getByRole('link', { name: /^Toʻy oshi/ })
    .first();
  await dish.waitFor();
  await keep();
  await dish.click();
  await choose(/Butun porsiya/);
  await keep();
  await press(/Qoʻshish/);
  await press(/^Savat/);
  await keep();
  await press(/Rasmiylashtirish/);
  await choose(/^Olib ketish$/);
  await press(/Filialni tanlang/);
  await keep();
  await press(/Shu filialni tanlash/);
  await app.getByText('Markaz').last().waitFor();
  await keep();
  await press(/Buyurtma berish/);
  await app.getByText('Buyurtma yuborildi').first().waitFor();
  await app.locator('.maplibregl-canvas').waitFor();
  await keep();
  const orders = `${shop.appOrigin}/__mock/orders`;
  const [{ id }] = await (await page.request.get(orders)).json();
  for (const title of ['Buyurtma qabul qilindi', 'Tayyorlanmoqda']) {
    await page.request.post(`${orders}/${id}/step`);
    // the shop asks again after a while
    await app.getByRole('heading', { name: title }).waitFor({ timeout: 120_000 });
    await keep();
  }
  await page.close();
  return sharp(frames, { join: { animated: true } })
    .webp({ quality: 85, effort: 6, delay: frames.map(() => standsMs), loop: 0 })
    .toBuffer();
}
