import type { Locator } from '@playwright/test';
import { uz as client } from '../../mocks/telegram/texts/uz';
import { expect, test } from './fixtures';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { addOne } from './shopSteps';
import { basket, expectSheets, plovCard, press, topSheet } from './steps';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

test('in the system’s colours a button of words has a border', async ({ plain }) => {
  await addOne(plain);
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  const button = topSheet(plain).getByRole('button', { name: /Rasmiylashtirish/ });
  const { border, ground } = await button.evaluate((element) => {
    const { borderTopColor, borderTopStyle, backgroundColor } = getComputedStyle(element);
    return { border: `${borderTopStyle} ${borderTopColor}`, ground: backgroundColor };
  });
  expect(border).toMatch(/^solid /);
  expect(border).not.toBe(`solid ${ground}`);
});

test('in the system’s colours fields, unchosen tiles and floating notices have borders', async ({
  plain,
}) => {
  const widthOf = (part: Locator, side: 'border-top-width' | 'outline-width') =>
    part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), side);
  await plovCard(plain).click();
  await expectSheets(plain, 'Toʻy oshi');
  const sizes = topSheet(plain).locator('label:has([type=radio]) > :last-child');
  expect(await widthOf(sizes.nth(1), 'outline-width')).toBe('1px');
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await addOne(plain);
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  await press(plain, /^Izoh qoʻshish/);
  const note = topSheet(plain).getByRole('textbox');
  expect(await widthOf(note.locator('..'), 'border-top-width')).toBe('1px');
  await note.focus();
  expect(await widthOf(note.locator('..'), 'outline-width')).toBe('2px');
  await press(plain, /^Olib tashlash: /);
  const notice = plain.getByRole('region', { name: 'Bildirishnomalar' }).locator('> *').last();
  expect(await widthOf(notice, 'outline-width')).toBe('1px');
});

test('in the system’s colours the boxes of a code have borders, the next one is outlined, and a wrong code shows', async ({
  plain,
  expectErrors,
}) => {
  expectErrors(/400/);
  await plain.route('**/login?vendor=demo', async (route) => {
    const answer = await route.fetch();
    const setting = '<meta name="storefront:VITE_SMS_CODE_LENGTH" content="4">';
    const body = (await answer.text()).replace('<head>', `<head>${setting}`);
    await route.fulfill({ response: answer, body });
  });
  await plain.goto('/login?vendor=demo');
  await topSheet(plain).getByLabel('Telefon raqami').fill('901234567');
  await press(plain, /Kodni olish/);
  const code = topSheet(plain).getByLabel('SMS kodi');
  await expect(code).toBeFocused();
  await plain.keyboard.type('12');
  const boxes = code.locator('xpath=following-sibling::*');
  await expect(boxes).toHaveText(['1', '2', '', '']);
  const lines = () =>
    boxes.evaluateAll((all) =>
      all.map((box) => {
        const { borderTopWidth, outlineStyle } = getComputedStyle(box);
        return `${borderTopWidth} ${outlineStyle}`;
      }),
    );
  expect(await lines()).toEqual(['1px none', '1px none', '1px solid', '1px none']);
  // The digits are drawn once: the field above the boxes stays invisible.
  await expect(code).toHaveCSS('opacity', '0');
  await code.fill('0000');
  await expect(topSheet(plain).getByRole('alert')).toBeVisible();
  for (const line of await lines()) expect(line).toMatch(/^2px/);
});

test('in the system’s colours the steps of an order are done, current or to come', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const { id } = place(shop, ['patir']);
  later(shop, 18);
  await page.goto(`/profile/orders/${id}?vendor=demo`);
  const steps = topSheet(page)
    .getByRole('listitem')
    .filter({ has: page.locator('> span + span') });
  const current = topSheet(page).locator('[aria-current=step]');
  await expect(current).toHaveText(/Tayyor/);
  const marks = await steps.evaluateAll((all) =>
    all.map((step) => {
      const mark = step.firstElementChild;
      if (!mark) throw new Error('The step has no mark');
      const { backgroundColor, borderTopStyle } = getComputedStyle(mark);
      const line = getComputedStyle(step, '::after').backgroundColor;
      const isTicked = mark.querySelector('svg') !== null;
      return { ground: backgroundColor, border: borderTopStyle, line, isTicked };
    }),
  );
  const at = await current.evaluate((step) =>
    [...(step.parentElement?.children ?? [])].indexOf(step),
  );
  const [done, now, next] = [at - 1, at, at + 1].map((nth) => marks[nth]);
  expect([done?.isTicked, now?.isTicked, next?.isTicked]).toEqual([true, true, false]);
  expect([done?.border, now?.border, next?.border]).toEqual(['solid', 'solid', 'solid']);
  expect(now?.ground).not.toBe(done?.ground);
  // The line leads as far as the order is.
  expect(done?.line).not.toBe(now?.line);
  expect(done?.line).not.toBe(done?.ground);

  // home has them as bars, without words
  await page.goto('/?vendor=demo');
  const card = page.getByRole('link', { name: /Tayyor/ });
  const bars = card.locator('[aria-hidden=true] > i');
  await expect(bars).not.toHaveCount(0);
  const colours = () =>
    bars.evaluateAll((all) => [
      ...new Set([document.body, ...all].map((each) => getComputedStyle(each).backgroundColor)),
    ]);
  // Those of the snapshot make room for the app's meanwhile.
  await expect.poll(colours).toHaveLength(3);
});

test('in the system’s colours the simulated client’s questions and buttons have borders', async ({
  simulator,
}) => {
  const { page, app } = await simulator({ contact: 'ask' });
  const dialog = page.getByRole('dialog');
  const share = dialog.getByRole('button', { name: client.share });
  await expect(dialog).toHaveCSS('border-top-style', 'solid');
  await expect(share).toHaveCSS('border-top-style', 'solid');
  await share.click();
  await plovCard(app).click();
  await expect(page.getByTestId('main-button')).toHaveCSS('border-top-style', 'solid');
});
