import type { Page } from '@playwright/test';
import { openSpecimen, phone, viewportOf } from '../../scripts/shots/camera';
import { bareTexts } from '../bareTexts';
import { expect, test } from './fixtures';
import { forgetDevice } from './forgetDevice';
import { idsOfActing } from './gallerySpecimens';
import { addOne } from './shopSteps';
import { basket, press, topSheet } from './steps';
import { translatePage } from './translator';

test.use({ trace: 'off' });

test('a page that the browser translates at once or after 400 ms leads from the basket to the checkout', async ({
  context,
  shop,
}) => {
  for (const delay of [0, 400])
    await test.step(`after ${delay} ms`, async () => {
      const page = await context.newPage();
      await forgetDevice(page, shop.appOrigin);
      await translatePage(page, delay);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto('/?vendor=demo');
      await addOne(page);
      await press(page, basket);
      await expect(topSheet(page)).toContainText('Issiq patir');
      await press(page, /Rasmiylashtirish/);
      await expect(topSheet(page)).toContainText('Jami');
      expect(errors).toEqual([]);
    });
});

// Bare texts of every route are looked for in axe.spec, of components and states in galleryAxe.spec, and of whatever
// a unit test shows in tests/showShop.
const parts = 2;
for (const part of Array(parts).keys()) {
  test(`every screen of the gallery on which somebody acts survives the browser’s translator, ${part + 1} of ${parts}`, async ({
    page,
    shop,
    expectErrors,
  }) => {
    test.setTimeout(900_000);
    expectErrors(/./);
    const ids = await idsOfActing(page, shop.mocksOrigin);
    expect(ids.length).toBeGreaterThan(20);
    await translatePage(page);
    const found: string[] = [];
    for (const id of ids.filter((_, index) => index % parts === part))
      found.push(...(await faultsAt(page, shop.mocksOrigin, id)));
    expect(found).toEqual([]);
  });
}

/** Bare texts of a specimen, and what React could not change in it. */
async function faultsAt(page: Page, origin: string, specimen: string): Promise<string[]> {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(String(error));
  page.on('pageerror', note);
  // The gallery shows its desktop group in frames of that width.
  await page.setViewportSize(specimen.startsWith('desktop-') ? viewportOf(1280) : phone);
  await openSpecimen(page, origin, { specimen, lang: 'uz' });
  page.off('pageerror', note);
  const moved = errors.filter((error) => /NotFoundError|removeChild|insertBefore/.test(error));
  const bare = await page.locator('#root').evaluate(bareTexts);
  return [...moved, ...bare].map((fault) => `${specimen}: ${fault}`);
}
