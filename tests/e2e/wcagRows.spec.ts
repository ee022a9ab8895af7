import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { enter, sheetButton, walkTo } from './keyboardSteps';
import { expectSheets, lastCode, plovCard, topSheet } from './steps';

test.use(inMotion);

test('2.2.2: banners stand still from the moment that the keyboard reaches them', async ({
  page,
}) => {
  // the timers of banners that run
  await page.addInitScript(() => {
    const { setInterval: start, clearInterval: stop } = window;
    const running = new Set<unknown>();
    Object.assign(window, { running });
    window.setInterval = Object.assign((run: () => void, ms?: number) => {
      const timer = start(run, ms);
      if (ms === 5000) running.add(timer);
      return timer;
    });
    window.clearInterval = (timer) => {
      running.delete(timer);
      stop(timer);
    };
  });
  await page.goto('/?vendor=demo');
  const running = () => page.evaluate(() => Reflect.get(window, 'running').size);
  await expect.poll(running).toBe(1);
  await walkTo(page, page.getByRole('list', { name: 'Takliflar' }));
  await expect.poll(running).toBe(0);
});

test('2.5.2: a press that ends beside its control does nothing', async ({ plain }) => {
  const add = plain.getByRole('button', { name: 'Savatga qoʻshish: Issiq patir' }).first();
  for (const control of [plovCard(plain), add]) {
    await control.hover();
    await plain.mouse.down();
    await plain.mouse.move(2, 2);
    await plain.mouse.up();
    await expectSheets(plain);
  }
  await expect(plain.getByRole('button', { name: /^Kamaytirish: Issiq patir/ })).toHaveCount(0);
});

test('3.3.8: a code is pasted, and the field asks the browser for it', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login?vendor=demo');
  await topSheet(page).getByLabel('Telefon raqami').fill('901234567');
  await enter(page, sheetButton(page, /Kodni olish/));
  const code = topSheet(page).getByLabel('SMS kodi');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await page.evaluate((text) => navigator.clipboard.writeText(text), lastCode(shop));
  await page.keyboard.press('ControlOrMeta+v');
  await expectSheets(page);
});
