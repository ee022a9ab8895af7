import type { Locator } from '@playwright/test';
import { uz as client } from '../../mocks/telegram/texts/uz';
import { expect, test } from './fixtures';
import { pastDoubleTap } from './pastDoubleTap';
import { later, place } from './pastOrders';
import { startSignedIn } from './planted';
import { addOne, settingsOf } from './shopSteps';
import { basket, expectSheets, plovCard, press, topSheet } from './steps';

const styleOf = (part: Locator, name: string) =>
  part.evaluate((element, each) => getComputedStyle(element).getPropertyValue(each), name);

test.describe('in the system’s colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('what can be pressed has a border, and what is chosen differs from what is not', {
    tag: '@core:look',
  }, async ({ page, shop }) => {
    await startSignedIn(page, shop);

    await test.step('a favourite’s heart is seen on its ground', async () => {
      const heart = page.getByRole('button', { name: 'Sevimli: Toʻy oshi' }).first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      // the button's own ground is seen through the circle
      expect(await styleOf(heart.locator('svg').locator('..'), 'background-color')).toBe(
        'rgba(0, 0, 0, 0)',
      );
      expect(await styleOf(heart.locator('svg'), 'color')).not.toBe(
        await styleOf(heart, 'background-color'),
      );
    });

    await test.step('unchosen tiles have borders, and a chosen one another ground', async () => {
      await plovCard(page).click();
      await expectSheets(page, 'Toʻy oshi');
      const sizes = topSheet(page).getByRole('radio');
      const face = (nth: number) => sizes.nth(nth).locator('xpath=following-sibling::*[last()]');
      expect(await styleOf(face(1), 'outline-width')).toBe('1px');
      await pastDoubleTap(page);
      await sizes.first().check();
      await expect(sizes.nth(1)).not.toBeChecked();
      expect(await styleOf(face(0), 'background-color')).not.toBe(
        await styleOf(face(1), 'background-color'),
      );
      await page.keyboard.press('Escape');
      await expectSheets(page);
    });

    await test.step('buttons of words, fields and floating notices have borders', async () => {
      await addOne(page);
      await press(page, basket);
      await expectSheets(page, 'Savat');
      const button = topSheet(page).getByRole('button', { name: /Yana .+ qoʻshish/ });
      expect(await styleOf(button, 'border-top-style')).toBe('solid');
      expect(await styleOf(button, 'border-top-color')).not.toBe(
        await styleOf(button, 'background-color'),
      );
      await press(page, /^Izoh qoʻshish/);
      const note = topSheet(page).getByRole('textbox');
      expect(await styleOf(note.locator('..'), 'border-top-width')).toBe('1px');
      await note.focus();
      expect(await styleOf(note.locator('..'), 'outline-width')).toBe('2px');
      await press(page, /^Olib tashlash: /);
      const notice = page.getByRole('region', { name: 'Bildirishnomalar' }).locator('> *').last();
      expect(await styleOf(notice, 'outline-width')).toBe('1px');
    });

    await test.step('only the chosen option of a list is ticked', async () => {
      await page.goto('/profile/language?vendor=demo');
      const marks = topSheet(page).locator('label:has([type=radio])');
      await expect(marks.first()).toBeVisible();
      const ticked = await marks.evaluateAll((rows) =>
        rows.map((row) => {
          const tick = [...row.querySelectorAll('svg')].at(-1);
          return [
            row.querySelector('input')?.checked,
            tick?.checkVisibility({ visibilityProperty: true }),
          ];
        }),
      );
      expect(ticked.filter(([isChecked]) => isChecked)).toHaveLength(1);
      for (const [isChecked, isTicked] of ticked) expect(isTicked).toBe(isChecked);
    });

    await test.step('pins and their words keep the map’s colours', async () => {
      await page.goto('/branches/map?vendor=demo');
      const pin = topSheet(page).getByRole('button', { name: 'Markaz', pressed: true });
      const look = () =>
        pin.evaluate((element) => {
          const label = element.querySelector('[data-pin-label]') ?? element;
          return [getComputedStyle(element).backgroundColor, getComputedStyle(label).color];
        });
      await expect(pin).toBeAttached();
      const forced = await look();
      await page.emulateMedia({ forcedColors: 'none' });
      expect(forced).toEqual(await look());
      await page.emulateMedia({ forcedColors: 'active' });
    });

    await test.step('the current shop of a brand has a ground', async () => {
      settingsOf(shop).multiTabNavigationEnabled = true;
      await page.goto('/?vendor=demo');
      const tabs = page.getByRole('navigation', { name: 'Doʻkonlar' }).getByRole('button');
      await expect(tabs.nth(1)).toBeVisible();
      const highlight = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
        return getComputedStyle(probe).backgroundColor;
      });
      await expect(tabs.nth(0)).toHaveCSS('background-color', highlight);
      await expect(tabs.nth(1)).not.toHaveCSS('background-color', highlight);
    });

    await test.step('the steps of an order are done, current or to come', async () => {
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
      await expect.poll(colours).toHaveLength(3);
    });
  });

  test('the boxes of a code have borders, the next one is outlined, and a wrong code shows', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/400/);
    await page.route('**/login?vendor=demo', async (route) => {
      const answer = await route.fetch();
      const setting = '<meta name="storefront:VITE_SMS_CODE_LENGTH" content="4">';
      const body = (await answer.text()).replace('<head>', `<head>${setting}`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/login?vendor=demo');
    await topSheet(page).getByLabel('Telefon raqami').fill('901234567');
    await press(page, /Kodni olish/);
    const code = topSheet(page).getByLabel('SMS kodi');
    await expect(code).toBeFocused();
    await page.keyboard.type('12');
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
    await expect(topSheet(page).getByRole('alert')).toBeVisible();
    for (const line of await lines()) expect(line).toMatch(/^2px/);
  });

  test('the simulated client’s questions and buttons have borders', async ({ simulator }) => {
    const { page, app } = await simulator({ contact: 'ask' });
    const dialog = page.getByRole('dialog');
    const share = dialog.getByRole('button', { name: client.share });
    await expect(dialog).toHaveCSS('border-top-style', 'solid');
    await expect(share).toHaveCSS('border-top-style', 'solid');
    await share.click();
    await plovCard(app).click();
    await expect(page.getByTestId('main-button')).toHaveCSS('border-top-style', 'solid');
  });
});
