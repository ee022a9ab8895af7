import type { Locator, Page } from '@playwright/test';
import { texts, textsIn } from '../../mocks/telegram/texts/texts';
import { contrast } from '../../src/domain/brand/contrast';
import { expect, test } from './fixtures';
import { comeBack } from './paySteps';
import { phone, pressIn } from './simulatorSteps';
import { addPlov, basket, expectSheets, pickUp, plovCard, topSheet } from './steps';
import { misfits } from './textFit';

const desk = { width: 1280, height: 1000 };
const withPanel = { panel: true, fit: false, contact: 'grant' } as const;
const minuteMs = 60_000;
/** An app that says much: the simulator around it stays alive. */
const manyCalls = 3000;

const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Runs in the page: whether a field is as wide as what it shows. */
const isWhole = (field: Locator) =>
  field.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return false;
    const { style, offsetWidth } = element;
    style.inlineSize = 'max-content';
    const needed = element.offsetWidth;
    style.inlineSize = '';
    return needed <= offsetWidth;
  });

test('what is said of the app moves nothing in the panel', async ({ simulator, page }) => {
  await page.setViewportSize(desk);
  const { app } = await simulator(withPanel);
  await expect(plovCard(app)).toBeVisible();
  const all = 'ready · expanded · asks before closing · swipes off · full screen';
  for (const width of [320, 720, desk.width]) {
    await page.setViewportSize({ ...desk, width });
    const heightWith = (text: string) =>
      page.getByTestId('facts').evaluate((facts, said) => {
        const copy = facts.closest('header')?.cloneNode(true);
        if (!(copy instanceof HTMLElement)) return 0;
        facts.closest('header')?.after(copy);
        copy.querySelector('p')?.replaceChildren(said);
        const height = copy.offsetHeight;
        copy.remove();
        return height;
      }, text);
    expect(await heightWith(all), `${width} px`).toBe(await heightWith('expanded'));
  }
});

test('the panel sets the shop’s time, the merchant’s settings and the device, and is readable in any window', async ({
  simulator,
  shop,
  page,
}) => {
  await page.setViewportSize(desk);
  const { app } = await simulator(withPanel);
  await expect(plovCard(app)).toBeVisible();

  await test.step('the phone’s clock goes on from the time that is set', async () => {
    const status = page.getByTestId('status-time');
    const server = card(page, 'Server');
    await expect(status).toHaveText('12:00');
    await server.getByLabel('Set it to').fill('2026-03-05T19:29');
    await server.getByLabel('Set it to').press('Enter');
    await expect(status).toHaveText('19:29');
    await expect(server).toContainText('05/03/2026, 19:29');
    // two seconds before the next minute
    const { clock } = shop.backend;
    clock.advance(minuteMs - (clock.now() % minuteMs) - 2000);
    await server.getByRole('button', { name: '+1 h' }).click();
    await expect(status).toHaveText('20:30');
    expect(new Date(clock.now()).toISOString()).toMatch(/^2026-03-05T15:30/);
  });

  await test.step('the merchant’s colour and switches', async () => {
    const settings = card(page, 'Merchant’s settings');
    const stories = app.getByRole('list', { name: 'Hikoyalar' });
    await expect(plovCard(app)).toBeVisible();
    await expect(stories).toBeVisible();
    await settings.getByRole('switch', { name: 'Stories' }).click();
    await expect(plovCard(app)).toBeVisible();
    await expect(stories).toHaveCount(0);
    await settings.getByLabel('Main colour').fill('#aa0066');
    await expect(app.locator('html')).toHaveCSS('--brand', '#aa0066');
    await settings.getByRole('radio', { name: 'White' }).click();
    await expect
      .poll(() => shop.backend.db.settings.find(({ mainColor }) => mainColor === '#aa0066'))
      .toMatchObject({ mainColorType: 'DARK', storiesActive: false });
  });

  await test.step('in narrow windows and in narrow columns it is readable', async () => {
    const call = page.getByTestId('log').getByText('web_app_invoke_custom_method').last();
    for (const width of [320, 360, 720]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await misfits(page, true), `${width} px`).toEqual([]);
      expect(await isWhole(page.getByLabel('Set it to')), `${width} px`).toBe(true);
      // a name in the log is never shortened
      expect(await call.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
    }
    await page.setViewportSize(desk);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`in the ${colorScheme} theme a switch that is on differs from one that is off`, async () => {
      await page.emulateMedia({ colorScheme });
      const groundOf = (name: string) =>
        page.getByRole('switch', { name, exact: true }).evaluate((element) => {
          const channels = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [];
          return `#${channels.map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`;
        });
      // The grounds fade into the other theme.
      const difference = async () =>
        contrast(await groundOf('Open links in a tab'), await groundOf('Motion sensors'));
      await expect.poll(difference).toBeGreaterThan(1.5);
    });

  await test.step('a device sets size, insets and platform at once, and its address keeps them', async () => {
    const before = (await phone(page)).launch;
    await card(page, 'Screen').getByLabel('Device').selectOption('Tall Android');
    await expect.poll(() => phone(page)).toMatchObject({ launch: before + 1 });
    await expect(plovCard(app)).toBeVisible();
    await expect(app.locator('html')).toHaveCSS('--safe-bottom', '24px');
    expect(new URL(page.url()).searchParams.toString()).toContain(
      'platform=android&device=tallAndroid&width=412&height=915&safe=0%2C0%2C24%2C0',
    );
    await page.evaluate(() => window.simulator.change({ version: '8.0' }));
    await expect(plovCard(app)).toBeVisible();
    await app.locator('html').evaluate(() => {
      window.parent.postMessage(JSON.stringify({ eventType: 'web_app_request_fullscreen' }), '*');
    });
    // the status bar and Telegram's floating header
    await expect(app.locator('html')).toHaveCSS('--safe-top', `${36 + 46}px`);
  });
});

test('the panel lists the orders and moves one through its states', async ({ simulator, page }) => {
  await page.setViewportSize(desk);
  const { app } = await simulator(withPanel);
  const press = pressIn(page);
  const orders = card(page, 'Orders');
  await expect(orders).toContainText('No orders were placed.');
  await addPlov(app, press);
  await press(basket);
  await press(/Rasmiylashtirish/);
  await pickUp(app, press);
  await press(/Buyurtma berish/);
  await expectSheets(app, 'Buyurtma yuborildi');

  const order = orders.getByRole('group', { name: /^Order \d+/ });
  await expect(order.getByRole('combobox')).toHaveValue('CREATED');
  const next = order.getByRole('button', { name: 'Next step' });
  await next.click();
  await expect(order.getByRole('combobox')).toHaveValue('ACCEPTED');
  await next.click();
  await expect(order.getByRole('combobox')).toHaveValue('COOKING');
  await expect(topSheet(app)).toContainText('Tayyorlanmoqda');
  await order.getByRole('combobox').selectOption('Cancelled');
  await comeBack(app);
  await expect(topSheet(app)).toContainText('Buyurtma bekor qilindi');
  await expect(next).toHaveCount(0);
});

test('Telegram’s own dialogs speak the person’s language', async ({ simulator }) => {
  for (const [index, language] of Object.keys(texts).entries()) {
    // another person each time: one who has refused is not asked again
    const { page } = await simulator({ language, id: 1000 + index });
    const own = textsIn(language);
    const dialog = page.getByRole('dialog', { name: own.contactTitle });
    await expect(dialog).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(dialog.getByText(own.contactText)).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveText([own.cancel, own.share]);
    await dialog.getByRole('button', { name: own.cancel }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('the log is filtered, saved as a file, and its events are sent again', async ({
  simulator,
  page,
}) => {
  await page.setViewportSize(desk);
  const { app } = await simulator({ ...withPanel, version: '7.10', strict: true });
  await expect(plovCard(app)).toBeVisible();
  await expect.poll(() => phone(page)).toMatchObject({ ready: true });
  const log = page.getByRole('region', { name: 'Log' });
  const lines = log.getByTestId('log').getByRole('listitem');
  await log.getByRole('switch', { name: 'Unknown to this version only' }).click();
  await expect(lines).toHaveCount(0);

  await app.locator('html').evaluate(() => {
    const call = { eventType: 'web_app_hide_keyboard', eventData: {} };
    window.parent.postMessage(JSON.stringify(call), '*');
  });
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('unknown to Telegram 7.10');
  const complaints = page.getByRole('alert', { name: 'Complaints' });
  await expect(complaints).toContainText('web_app_hide_keyboard');
  await complaints.getByRole('button', { name: 'Dismiss' }).click();
  await expect(complaints).toHaveCount(0);

  await log.getByRole('switch', { name: 'Unknown to this version only' }).click();
  const saving = page.waitForEvent('download');
  await log.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  await log.getByRole('button', { name: 'Clear' }).click();
  await log.getByLabel('Open a file').setInputFiles(file);
  await log.getByRole('button', { name: 'Next event' }).click();
  await expect(lines.filter({ hasText: 'theme_changed' })).toContainText('replayed');
  await expect(log.getByRole('status')).toContainText(/^1 of \d+ events sent/);
});

test('three thousand haptic calls do not stop the simulator, and its log says what it left out', async ({
  simulator,
  page,
}) => {
  await page.setViewportSize(desk);
  const { app } = await simulator(withPanel);
  await expect(plovCard(app)).toBeVisible();
  const log = page.getByRole('region', { name: 'Log' });
  await log.evaluate((element) => {
    const drawn = { frames: 0, times: 0 };
    Object.assign(window, { drawn });
    const count = () => {
      drawn.frames += 1;
      requestAnimationFrame(count);
    };
    count();
    new MutationObserver(() => {
      drawn.times += 1;
    }).observe(element, { subtree: true, childList: true, characterData: true });
  });
  await app.locator('html').evaluate((_, calls) => {
    const eventData = { type: 'impact', impact_style: 'light' };
    const call = JSON.stringify({ eventType: 'web_app_trigger_haptic_feedback', eventData });
    for (let count = 0; count < calls; count += 1) window.parent.postMessage(call, '*');
  }, manyCalls);
  await expect
    .poll(async () => (await phone(page)).haptic?.key ?? 0)
    .toBeGreaterThanOrEqual(manyCalls);
  await expect(log.getByRole('note')).toContainText(/left out between: 2\d{3}$/);
  await expect(log.getByTestId('log').getByText(/^2\d{3} left out here$/)).toHaveCount(1);
  expect(await page.evaluate(() => window.simulator.log()[0]?.name)).toBe('app opened');
  // Drawn at most once a frame, whatever the app says in between.
  const { frames, times } = await page.evaluate(() => Reflect.get(window, 'drawn'));
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThanOrEqual(frames + 1);
});
