import type { Page } from '@playwright/test';
import { openSpecimen, phone, viewportOf } from '../../scripts/shots/camera';
import { expect, test } from './fixtures';
import { componentsIn, idsOf, statesIn } from './gallerySpecimens';
import { addOne } from './shopSteps';
import { basket, press, topSheet } from './steps';
import { bareTexts, translatePage } from './translator';

test.use({ trace: 'off' });

for (const [when, delay] of [
  ['at once', 0],
  ['after 400 ms', 400],
] as const) {
  test(`a page that the browser translates ${when} leads from the basket to the checkout`, async ({
    page,
  }) => {
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
}

// Its components and its loading, empty, failed and long states are looked at in galleryAxe.spec.
const parts = 4;
// Bare text is one kind of fault wherever it stands: without `npm run test:all` a quarter of the screens is walked.
const walked = process.env.TEST_ALL ? [0, 1, 2, 3] : [0];
for (const part of walked) {
  test(`every other screen of the gallery survives the browser’s translator, ${part + 1} of ${parts}`, async ({
    page,
    shop,
    expectErrors,
  }) => {
    test.setTimeout(900_000);
    expectErrors(/./);
    const all = await idsOf(page, shop.mocksOrigin);
    const elsewhere = [...componentsIn(all), ...statesIn(all)];
    const ids = all.filter((id) => !elsewhere.includes(id));
    expect(ids.length).toBeGreaterThan(parts);
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
  return [...moved, ...(await bareTexts(page))].map((fault) => `${specimen}: ${fault}`);
}
